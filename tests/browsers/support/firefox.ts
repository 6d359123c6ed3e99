/** Firefox as a `Browser`, driven over WebDriver BiDi. Playwright's own BiDi driver requires media emulation, which Firefox lacks. */
import { expect } from 'playwright/test';
import puppeteer, { type BrowserContext, type Page } from 'puppeteer-core';
import { systemFirefox } from '../../../scripts/setup/system-browsers.mjs';
import type { Browser, KeyName, Tab } from './tab.ts';

const DESKTOP = { width: 1280, height: 900 };

class FirefoxTab implements Tab {
  readonly #page: Page;
  readonly #context: BrowserContext;
  readonly #faults: string[];

  private constructor(page: Page, context: BrowserContext, faults: string[]) {
    this.#page = page;
    this.#context = context;
    this.#faults = faults;
  }

  static async in(context: BrowserContext, faults: string[]): Promise<FirefoxTab> {
    return FirefoxTab.#watched(await context.newPage(), context, faults);
  }

  static async #watched(page: Page, context: BrowserContext, faults: string[]): Promise<FirefoxTab> {
    page.on('pageerror', (error) => faults.push(`script: ${String(error)}`));
    page.on('console', (message) => {
      if (message.type() === 'error') faults.push(`console: ${message.text()}`);
    });
    await page.setViewport(DESKTOP);
    return new FirefoxTab(page, context, faults);
  }

  open = async (address: string): Promise<void> => void (await this.#page.goto(address));
  reload = async (): Promise<void> => void (await this.#page.reload());
  run = <A extends readonly (string | number)[], R>(inPage: (...args: A) => R, ...args: A): Promise<R> =>
    this.#page.evaluate(`(${String(inPage)})(...${JSON.stringify(args)})`) as Promise<R>;
  move = (x: number, y: number): Promise<void> => this.#page.mouse.move(x, y);
  click = (x: number, y: number): Promise<void> => this.#page.mouse.click(x, y);
  type = (text: string): Promise<void> => this.#page.keyboard.type(text);
  key = (name: KeyName): Promise<void> => this.#page.keyboard.press(name);
  selectAll = async (): Promise<void> => {
    await this.#page.keyboard.down('Control');
    await this.#page.keyboard.press('a');
    await this.#page.keyboard.up('Control');
  };
  resize = (width: number, height: number): Promise<void> => this.#page.setViewport({ width, height });
  another = (): Promise<Tab> => FirefoxTab.in(this.#context, this.#faults);
  opened = async (open: () => Promise<void>): Promise<Tab> => {
    const pagesBefore = new Set(await this.#context.pages());
    await open();
    const fresh = async (): Promise<Page | undefined> =>
      (await this.#context.pages()).find((page) => !pagesBefore.has(page));
    await expect.poll(async () => (await fresh()) !== undefined, { message: 'a window opens' }).toBe(true);
    const page = await fresh();
    if (!page) throw new Error('the window has closed again');
    return FirefoxTab.#watched(page, this.#context, this.#faults);
  };
  print = async (): Promise<Uint8Array> => {
    // Firefox prints bold words of a variable font as outlines, in which PDF readers find no text.
    await this.run(() => {
      const plain = new CSSStyleSheet();
      plain.replaceSync("* { font-family: 'Liberation Sans', sans-serif !important; }");
      document.adoptedStyleSheets.push(plain);
    });
    return new Uint8Array(await this.#page.pdf({ format: 'letter' }));
  };
}

export async function startFirefox(): Promise<Browser> {
  const executablePath = systemFirefox();
  if (!executablePath)
    throw new Error('no Firefox: run `node scripts/setup.mjs --firefox` or set FIREFOX_PATH');
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true });
  return {
    async visit(faults) {
      const context = await browser.createBrowserContext();
      return { first: await FirefoxTab.in(context, faults), close: () => context.close() };
    },
    quit: () => browser.close(),
  };
}
