/**
 * Pictures in place of digits, drawn for this project. Each picture is in a square of 24 × 24 units, and differs from
 * the others of its row in black ink, too.
 *
 * @typedef {object} Drawing paths in the commands M, L, Q and Z, and `O x y radius` for a circle
 * @property {string} [body] is filled with the tint and outlined with the ink
 * @property {string} [ink] is filled with the ink
 * @property {string} [lines] is outlined with the ink
 * @property {string} [paper] is filled with the paper, over the ink
 * @property {number} [tint] a colour of cells, 1 … 9
 */

/** @type {readonly Drawing[]} circle, square, triangle, star, heart, moon, cross, diamond, lightning */
export const shapes = [
  { ink: "O12 12 9" },
  { ink: "M4 4L20 4L20 20L4 20Z" },
  { ink: "M12 3L22 21L2 21Z" },
  { ink: "M12 2L14.6 8.9L22 9.2L16.2 13.8L18.2 21L12 16.8L5.8 21L7.8 13.8L2 9.2L9.4 8.9Z" },
  { ink: "M12 21.5L4 13Q0.5 9 3 5.5Q5 3 8 3.4Q11 4 12 7Q13 4 16 3.4Q19 3 21 5.5Q23.5 9 20 13Z" },
  { ink: "M15 2Q4 3 4 12Q4 21 15 22Q18 22 20 20.5Q11 19.5 11 12Q11 4.5 20 3.5Q18 2 15 2Z" },
  { ink: "M8.5 3L15.5 3L15.5 8.5L21 8.5L21 15.5L15.5 15.5L15.5 21L8.5 21L8.5 15.5L3 15.5L3 8.5L8.5 8.5Z" },
  { lines: "M12 3L20 12L12 21L4 12Z", body: "M12 3L20 12L12 21L4 12Z" },
  { ink: "M14 1.5L4 13.5L10.5 13.5L8 22.5L20 9.5L13 9.5L17 1.5Z" },
];

/** @type {readonly Drawing[]} apple, banana, cherries, grapes, orange, pear, pineapple, strawberry, watermelon */
export const fruits = [
  {
    tint: 2,
    body: "M12 8Q9 6 6.5 7Q3 8.5 3 13Q3 17.5 6.5 21Q8.5 23 12 21.5Q15.5 23 17.5 21Q21 17.5 21 13Q21 8.5 17.5 7Q15 6 12 8Z",
    lines: "M12 8Q12 5 10.5 2.5",
    ink: "M12.5 5.5Q13.5 1.5 18.5 2Q17.5 6 12.5 5.5Z",
  },
  {
    tint: 4,
    body: "M17 2L20 3.5Q22.5 12 16 18Q10 23.2 3.5 20.5L3 18Q9.5 18 13.5 13Q17 8.5 17 2Z",
    ink: "M16.6 1L20.6 2.4L20 5L16.6 4ZM2.4 17.4L5 17.6L5 21.2L2.8 20.8Z",
  },
  {
    tint: 2,
    body: "O6.5 17 5O17.5 18 5",
    lines: "M6.5 12Q8 6 15 2.5M17.5 13Q18 7 15 2.5",
    ink: "M15 2.5Q9 0.5 5.5 4.5Q11 7 15 2.5Z",
  },
  {
    tint: 8,
    body: "O6.5 9 3O12 9 3O17.5 9 3O9.2 14 3O14.8 14 3O12 19 3",
    lines: "M12 6L12 2.5",
    ink: "M12 4.5Q15 0 20 2.5Q17 6.5 12 4.5Z",
  },
  { tint: 3, body: "O12 12 10", lines: "M12 2L12 22M3.3 7L20.7 17M20.7 7L3.3 17" },
  {
    tint: 5,
    body: "M12 5Q15 5 15.5 9Q16 11.5 18 13.5Q20 15.5 19.5 18Q18.5 22.5 12 22.5Q5.5 22.5 4.5 18Q4 15.5 6 13.5Q8 11.5 8.5 9Q9 5 12 5Z",
    lines: "M12 5L12.5 1.5",
    ink: "M12.5 3.8Q14 1 18 1.8Q17 5 12.5 3.8Z",
  },
  {
    tint: 4,
    body: "M12 9Q18 9 18 16Q18 23 12 23Q6 23 6 16Q6 9 12 9Z",
    lines: "M7.5 11.5L17 20.5M6.2 15.5L13.5 22.6M16.5 11.5L7 20.5M17.8 15.5L10.5 22.6",
    ink: "M12 9.5Q6.5 9 4 5Q7.5 4.5 9.5 6Q8.5 2.5 12 0.5Q15.5 2.5 14.5 6Q16.5 4.5 20 5Q17.5 9 12 9.5Z",
  },
  {
    tint: 2,
    body: "M12 6Q19 4.5 20.5 8.5Q21.5 14 12 23Q2.5 14 3.5 8.5Q5 4.5 12 6Z",
    ink: "M12 7.5L7 8.5L8.5 5L5 3.5L10.5 3.2L12 0.8L13.5 3.2L19 3.5L15.5 5L17 8.5ZO8 11.5 0.9O12 11 0.9O16 11.5 0.9O10 15 0.9O14 15 0.9O12 18.6 0.9",
  },
  {
    tint: 2,
    body: "M2 8L22 8Q21 19.5 12 19.5Q3 19.5 2 8Z",
    ink: "M1 8L4 8Q5 17 12 17Q19 17 20 8L23 8Q22 21.5 12 21.5Q2 21.5 1 8ZO8.5 11 0.9O12 13.5 0.9O15.5 11 0.9",
  },
];

/** @type {readonly Drawing[]} cat, dog, rabbit, fish, duck, snail, butterfly, turtle, whale */
export const animals = [
  {
    tint: 3,
    body: "M4 2L9 6.5Q12 5.7 15 6.5L20 2Q21 8 21 13Q20 21.5 12 21.5Q4 21.5 3 13Q3 8 4 2Z",
    ink: "O8.3 12 1.4O15.7 12 1.4M10.4 15.2L13.6 15.2L12 17Z",
    lines: "M9 15.6L1 14.4M9 17L1.5 18.6M15 15.6L23 14.4M15 17L22.5 18.6",
  },
  {
    tint: 1,
    body: "M12 3.5Q18.5 3.5 18.5 11Q18 21.5 12 21.5Q6 21.5 5.5 11Q5.5 3.5 12 3.5Z",
    ink: "M7.5 3.5Q2 2.5 1.5 9Q1.5 15 4.5 15.5Q7 14 7 9ZM16.5 3.5Q22 2.5 22.5 9Q22.5 15 19.5 15.5Q17 14 17 9ZO9.4 10 1.2O14.6 10 1.2M9.3 13.8L14.7 13.8L12 17Z",
    lines: "M12 16.5L12 18.5",
  },
  {
    tint: 9,
    body: "M9 11Q4 0.5 7.5 0.8Q11 1.5 11.4 10L12.6 10Q13 1.5 16.5 0.8Q20 0.5 15 11Q19.5 12.5 19.5 16.5Q19 22.5 12 22.5Q5 22.5 4.5 16.5Q4.5 12.5 9 11Z",
    ink: "O9 15 1.2O15 15 1.2M10.7 17.6L13.3 17.6L12 19Z",
    lines: "M12 18.5L12 21",
  },
  {
    tint: 7,
    body: "M1.5 12Q7 4.5 13 6Q16.5 7 18.5 10L22.5 6Q21.5 12 22.5 18L18.5 14Q16.5 17 13 18Q7 19.5 1.5 12Z",
    ink: "O6.5 10.8 1.2",
    lines: "M10.5 7.5Q13 12 10.5 16.5",
  },
  {
    tint: 4,
    body: "M9.5 12Q5 10.5 5.5 6Q6.5 2 10.5 2.2Q14.5 2.5 14.5 7Q14.5 9 13 11Q18 12 22.5 9.5Q22.5 21 13 21.5Q4.5 21.5 4.5 16.5Q5 13 9.5 12Z",
    ink: "M5.8 6L1 7.2Q1.5 9.5 5.8 9ZO9.6 6 1.2",
    lines: "M10 15.5Q13 19.5 17.5 14.5",
  },
  {
    tint: 3,
    body: "O14.5 11.5 7.5",
    lines: "M2 10L4.5 14M6.5 9L4.5 14M14.5 11.5Q14.5 9 12.5 10Q10.5 12.5 13.5 15Q18 15.8 18.5 11.5Q18 7.2 13.5 7",
    ink: "M3 12.5Q6 11.5 6.5 16Q8 19.5 22.5 20Q23 22 21 22L7 22Q2 21 2 15Z",
  },
  {
    tint: 8,
    body: "M12 9Q8 2 3.5 3Q0.5 4 2 9Q3 12.5 7 12.5Q2.5 14 4 18.5Q6 22.5 9.5 19.5Q12 17 12 13Q12 17 14.5 19.5Q18 22.5 20 18.5Q21.5 14 17 12.5Q21 12.5 22 9Q23.5 4 20.5 3Q16 2 12 9Z",
    ink: "M12 7.5Q13.3 8 13.2 13Q13 19 12 20.5Q11 19 10.8 13Q10.7 8 12 7.5Z",
    lines: "M12 8Q11 4.5 9 2.5M12 8Q13 4.5 15 2.5",
  },
  {
    tint: 5,
    body: "M2.5 16Q3 6.5 10.5 6.5Q18 6.5 18.5 16Z",
    ink: "M3.5 16.5L8 16.5L7.5 20.5L4.5 20.5ZM13 16.5L17.5 16.5L16.5 20.5L13.5 20.5ZM18.5 16L18 12.5Q18.5 8.5 21 8.8Q23.5 9.2 23.3 12Q22.8 15.8 18.5 16Z",
    lines: "M7 16L8.5 11.5L12.5 11.5L14 16M8.5 11.5L6.5 8M12.5 11.5L14.5 8",
  },
  {
    tint: 6,
    ink: "M1.5 14Q2 8.5 9 8.5Q16 8.5 18 14Q19.5 13 19 10.5Q16.5 9.5 16.5 6.5Q19 6 20 8Q21 6 23.5 6.5Q23.5 9.5 21 10.5Q22.5 21.5 11 21.5Q2 21 1.5 14Z",
    paper: "O6 13.5 1.3M2.6 17.2Q6 19 10.5 17.2L10.5 18.2Q6 20.2 3 18.5Z",
    lines: "M9 7.5Q9 4 5.5 3.5M9 7.5Q9 4 12.5 3.5",
  },
];

/**
 * A disc of each colour of cells with a sign, in the order of the colours: grey, red, orange, yellow, green, cyan,
 * blue, purple, pink.
 *
 * @type {readonly Drawing[]}
 */
export const colours = [
  "O12 12 1.8",
  "M6.5 10.8L17.5 10.8L17.5 13.2L6.5 13.2Z",
  "M10.8 6.5L13.2 6.5L13.2 17.5L10.8 17.5Z",
  "M10.8 6L13.2 6L13.2 10.8L18 10.8L18 13.2L13.2 13.2L13.2 18L10.8 18L10.8 13.2L6 13.2L6 10.8L10.8 10.8Z",
  "M12 6L18 16.5L6 16.5Z",
  "M7.5 7.5L16.5 7.5L16.5 16.5L7.5 16.5Z",
  "O8 12 1.9O16 12 1.9",
  "M7.2 8.9L8.9 7.2L12 10.3L15.1 7.2L16.8 8.9L13.7 12L16.8 15.1L15.1 16.8L12 13.7L8.9 16.8L7.2 15.1L10.3 12Z",
  "O12 7.5 1.8O7.5 15 1.8O16.5 15 1.8",
].map((ink, i) => ({ tint: i + 1, body: "O12 12 10", ink }));
