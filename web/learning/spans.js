/** Lengths of time as the standards write them. */

/** Returns hundredths of a second as the parts of a time. @param {number} milliseconds */
function partsOf(milliseconds) {
  const hundredths = Math.max(0, Math.round(milliseconds / 10));
  return {
    hours: Math.floor(hundredths / 360_000),
    minutes: Math.floor(hundredths / 6000) % 60,
    seconds: (hundredths % 6000) / 100,
  };
}

/** As ISO 8601 has it: `PT1H2M3.4S`. SCORM 2004 and xAPI take it. @param {number} milliseconds */
export function isoSpan(milliseconds) {
  const { hours, minutes, seconds } = partsOf(milliseconds);
  const parts = [hours && `${hours}H`, minutes && `${minutes}M`, (seconds || !(hours || minutes)) && `${seconds}S`];
  return `PT${parts.filter(Boolean).join("")}`;
}

/** As SCORM 1.2 has it: `0001:02:03.40`. @param {number} milliseconds */
export function clockSpan(milliseconds) {
  const { hours, minutes, seconds } = partsOf(milliseconds);
  return `${String(hours).padStart(4, "0")}:${String(minutes).padStart(2, "0")}:${seconds.toFixed(2).padStart(5, "0")}`;
}
