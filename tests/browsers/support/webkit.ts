/** WebKitGTK as a `Browser`: Debian's WebKitWebDriver and its MiniBrowser, on a virtual display (Xvfb). */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { Builder, Capabilities, Key, Origin, type WebDriver } from 'selenium-webdriver';
import { expect } from 'playwright/test';
import { freePort } from '../../../scripts/server/free-port.ts';
import type { Browser, KeyName, Tab } from './tab.ts';

const DESKTOP = { width: 1280, height: 900 };
const KEYS = {
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Tab: Key.TAB,
  Space: Key.SPACE,
} as const satisfies Record<KeyName, string>;

/** The driver has only one current window, so every call switches to the tab's own window first. */
class WebKitTab implements Tab {
  readonly #driver: WebDriver;
  readonly #window: string;

  private constructor(driver: WebDriver, window: string) {
    this.#driver = driver;
    this.#window = window;
  }

  static async current(driver: WebDriver): Promise<WebKitTab> {
    const tab = new WebKitTab(driver, await driver.getWindowHandle());
    await tab.resize(DESKTOP.width, DESKTOP.height);
    return tab;
  }

  async #focusedWindow(): Promise<WebDriver> {
    await this.#driver.switchTo().window(this.#window);
    return this.#driver;
  }

  open = async (address: string): Promise<void> => (await this.#focusedWindow()).get(address);
  reload = async (): Promise<void> => (await this.#focusedWindow()).navigate().refresh();
  run = async <A extends readonly (string | number)[], R>(
    inPage: (...args: A) => R,
    ...args: A
  ): Promise<R> =>
    (await this.#focusedWindow()).executeScript<R>(`return (${String(inPage)})(...arguments)`, ...args);

  async #act(add: (actions: ReturnType<WebDriver['actions']>) => unknown): Promise<void> {
    const actions = (await this.#focusedWindow()).actions({ async: true });
    add(actions);
    await actions.perform();
  }

  move = (x: number, y: number): Promise<void> =>
    this.#act((actions) => actions.move({ x, y, origin: Origin.VIEWPORT, duration: 0 }));
  click = (x: number, y: number): Promise<void> =>
    this.#act((actions) => actions.move({ x, y, origin: Origin.VIEWPORT, duration: 0 }).click());
  type = (text: string): Promise<void> => this.#act((actions) => actions.sendKeys(text));
  key = (name: KeyName): Promise<void> => this.#act((actions) => actions.sendKeys(KEYS[name]));
  selectAll = (): Promise<void> =>
    this.#act((actions) => actions.keyDown(Key.CONTROL).sendKeys('a').keyUp(Key.CONTROL));
  resize = async (width: number, height: number): Promise<void> =>
    void (await (await this.#focusedWindow()).manage().window().setRect({ width, height }));
  another = async (): Promise<Tab> => {
    // Opens a window instead of a tab, because pointer actions hang in a background tab. Windows share cookies and storage too.
    await (await this.#focusedWindow()).switchTo().newWindow('window');
    return WebKitTab.current(this.#driver);
  };
  opened = async (open: () => Promise<void>): Promise<Tab> => {
    const handlesBefore = new Set(await this.#driver.getAllWindowHandles());
    await open();
    const fresh = async (): Promise<string | undefined> =>
      (await this.#driver.getAllWindowHandles()).find((handle) => !handlesBefore.has(handle));
    await expect.poll(async () => (await fresh()) !== undefined, { message: 'a window opens' }).toBe(true);
    await this.#driver.switchTo().window((await fresh()) ?? '');
    return WebKitTab.current(this.#driver);
  };
  print = (): Promise<Uint8Array> => Promise.reject(new Error('WebKitGTK’s driver cannot print'));
}

/** Waits until the driver responds. Fails early if it has exited. The fixture sets the time limit. */
async function untilUp(driver: ChildProcess, server: string): Promise<void> {
  const isUp = async (): Promise<boolean> => {
    if (driver.exitCode !== null) throw new Error(`WebKitWebDriver ended with ${driver.exitCode}`);
    return fetch(`${server}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
  };
  await expect.poll(isUp, { message: 'WebKitWebDriver answers', timeout: 0 }).toBe(true);
}

/** Starts a virtual display with the next free number. */
async function startDisplay(): Promise<{ display: string; process: ChildProcess }> {
  const process = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1400x1100x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = process.stdio.slice(3);
  if (!number || !('readable' in number)) throw new Error('Xvfb gave no pipe');
  const [line]: unknown[] = await once(createInterface({ input: number }), 'line');
  return { display: `:${String(line)}`, process };
}

export async function startWebKit(): Promise<Browser> {
  const { display, process: screen } = await startDisplay();
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: display, WAYLAND_DISPLAY: '' },
  });
  const server = `http://127.0.0.1:${port}`;
  await untilUp(driver, server);
  return {
    async visit() {
      const target = new Capabilities({ browserName: 'MiniBrowser', acceptInsecureCerts: true });
      const session = await new Builder().usingServer(server).withCapabilities(target).build();
      return { first: await WebKitTab.current(session), close: () => session.quit() };
    },
    async quit() {
      for (const child of [driver, screen]) {
        if (child.exitCode !== null) continue;
        child.kill();
        await once(child, 'exit');
      }
    },
  };
}
