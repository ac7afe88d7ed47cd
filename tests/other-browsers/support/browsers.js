/**
 * Firefox and WebKit, driven alike.
 *
 * @typedef {object} Browser
 * @property {(url: string) => Promise<unknown>} goto
 * @property {(work: (...args: any[]) => any, ...args: any[]) => Promise<any>} evaluate runs a function in the page
 * @property {(keys: string) => Promise<void>} press a key, or several joined by `+` such as `Control+z`
 * @property {(x: number, y: number) => Promise<void>} click
 * @property {() => Promise<Uint8Array>} screenshot
 * @property {() => Promise<void>} close
 */
import { spawn } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { createServer } from "node:net";

import puppeteer from "puppeteer-core";

import { connect } from "./web-driver.js";

const firefox = process.env.NONET_FIREFOX ?? "/usr/bin/firefox-esr";
const webkitDriver = process.env.NONET_WEBKIT_DRIVER ?? "/usr/bin/WebKitWebDriver";
const startMilliseconds = 30_000;

/** The browsers by name, each with whether it is installed. */
export const browsers = {
  Firefox: { isInstalled: existsSync(firefox), launch: launchFirefox },
  WebKit: { isInstalled: existsSync(webkitDriver) && existsSync("/usr/bin/xvfb-run"), launch: launchWebKit },
};

/** @returns {Promise<Browser>} */
async function launchFirefox() {
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath: firefox,
    headless: true,
    timeout: startMilliseconds,
  });
  const page = await browser.newPage();
  await page.setViewport({ width: 1280, height: 800 });
  return {
    goto: (url) => page.goto(url),
    evaluate: (work, ...args) => page.evaluate(work, ...args),
    async press(keys) {
      const names = /** @type {import("puppeteer-core").KeyInput[]} */ (keys.split("+"));
      for (const name of names) await page.keyboard.down(name);
      for (const name of names.toReversed()) await page.keyboard.up(name);
    },
    click: (x, y) => page.mouse.click(x, y),
    screenshot: () => page.screenshot(),
    close: () => browser.close(),
  };
}

/** WebKit's browser needs a display: Xvfb gives it one without a screen. @returns {Promise<Browser>} */
async function launchWebKit() {
  const port = await freePort();
  const server = spawn("xvfb-run", ["-a", webkitDriver, `--port=${port}`], {
    stdio: "ignore",
    detached: true,
    env: { ...process.env, WEBKIT_DISABLE_COMPOSITING_MODE: "1", WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1" },
  });
  const end = () => {
    try {
      process.kill(-Number(server.pid), "SIGKILL");
    } catch {
      /* it has ended by itself */
    }
  };
  const address = `http://127.0.0.1:${port}`;
  try {
    await answering(address);
    const browser = await connect(address, {
      "webkitgtk:browserOptions": { binary: miniBrowser(), args: ["--automation"] },
    });
    return { ...browser, close: () => browser.close().finally(end) };
  } catch (error) {
    end();
    throw error;
  }
}

/** The small browser that comes with WebKitGTK. */
function miniBrowser() {
  const libraries = "/usr/lib";
  const folders = readdirSync(libraries).flatMap((machine) =>
    ["4.1", "4.0"].map((version) => `${libraries}/${machine}/webkit2gtk-${version}/MiniBrowser`),
  );
  return folders.find((path) => existsSync(path));
}

/** @returns {Promise<number>} */
const freePort = () =>
  new Promise((resolve) => {
    const server = createServer();
    server.listen(0, "127.0.0.1", () => {
      const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
      server.close(() => resolve(port));
    });
  });

/** Waits until a server answers. @param {string} address */
async function answering(address) {
  for (const end = Date.now() + startMilliseconds; Date.now() < end;) {
    const isReady = await fetch(`${address}/status`, { signal: AbortSignal.timeout(1000) }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`no answer from ${address}`);
}
