/** A user's actions in a tab. Each method waits until the page is ready for the action. */
import { expect } from 'playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { describeTarget, findInPage, serializeTarget, type Found, type Target } from './find-in-page.ts';
import type { KeyName, Tab } from './tab.ts';

const TIMEOUT_MS = 15_000;

export class User {
  readonly tab: Tab;
  /** The error of the last failed search in the page. The usual cause is that the page was navigating. */
  #lastError = '';

  constructor(tab: Tab) {
    this.tab = tab;
  }

  open = (address: string): Promise<void> => this.tab.open(address);
  key = (name: KeyName): Promise<void> => this.tab.key(name);
  resize = (width: number, height = 844): Promise<void> => this.tab.resize(width, height);
  /** Presses the target and returns the window that it opens. */
  windowFrom = async (target: Target): Promise<User> =>
    new User(await this.tab.opened(() => this.press(target)));
  /** Prints the page and returns the text of each sheet. Firefox only. */
  printed = async (): Promise<string[]> => {
    const { text } = await extractText(await getDocumentProxy(await this.tab.print()));
    return text.map((words) => words.replaceAll(/\s+/g, ' '));
  };
  anotherTab = async (): Promise<User> => new User(await this.tab.another());

  /** Finds the first match; null while the page navigates. */
  async #find(target: Target, scroll = false): Promise<Found | null> {
    try {
      return await this.tab.run(findInPage, serializeTarget(target), scroll ? 1 : 0);
    } catch (error) {
      this.#lastError = String(error);
      return null;
    }
  }

  async #wait(check: () => Promise<boolean>, message: string): Promise<void> {
    this.#lastError = '';
    try {
      await expect.poll(check, { message, timeout: TIMEOUT_MS, intervals: [50, 50, 100, 250] }).toBe(true);
    } catch (error) {
      if (error instanceof Error && this.#lastError) error.message += `\nLast error: ${this.#lastError}`;
      throw error;
    }
  }

  /** Waits until the first match meets a condition. @param what describes the condition in the error message */
  async waitFor(target: Target, holds: (found: Found) => boolean, what: string): Promise<Found> {
    let found: Found | null = null;
    const check = async (): Promise<boolean> => {
      found = await this.#find(target);
      return found !== null && holds(found);
    };
    await this.#wait(check, `${describeTarget(target)}: ${what}`);
    if (found === null) throw new Error('unreachable: the poll above has found it');
    return found;
  }

  see = (target: Target): Promise<Found> => this.waitFor(target, ({ count }) => count > 0, 'is seen');
  seeCount = (target: Target, count: number): Promise<Found> =>
    this.waitFor(target, (found) => found.count === count, `is seen ${count} times`);
  seeNo = async (target: Target): Promise<void> =>
    void (await this.waitFor(target, ({ count }) => count === 0, 'is not seen'));
  focused = async (target: Target): Promise<void> =>
    void (await this.waitFor(target, ({ focused }) => focused, 'has the focus'));

  /** Returns the point to press, after the element has stopped moving and nothing covers it. */
  async #pointOf(target: Target): Promise<{ x: number; y: number }> {
    let point = { x: 0, y: 0 };
    const check = async (): Promise<boolean> => {
      const found = await this.#find(target, true);
      const stands = found !== null && found.reachable && found.x === point.x && found.y === point.y;
      if (found) point = { x: found.x, y: found.y };
      return stands;
    };
    await this.#wait(check, `${describeTarget(target)}: can be pressed`);
    return point;
  }

  async press(target: Target): Promise<void> {
    const { x, y } = await this.#pointOf(target);
    await this.tab.click(x, y);
  }

  async pointAt(target: Target): Promise<void> {
    const { x, y } = await this.#pointOf(target);
    await this.tab.move(x, y);
  }

  /** Replaces the value of a field by typing. */
  async fill(label: string | RegExp, text: string): Promise<void> {
    const field = { field: label };
    await this.press(field);
    await this.focused(field);
    if ((await this.see(field)).value !== '') await this.tab.selectAll();
    await this.tab.type(text);
    await this.waitFor(field, ({ value }) => value === text, `holds ${text}`);
  }

  /** Selects an option of a <select>. @param nth from 0 */
  async choose(label: string, nth: number): Promise<void> {
    await this.see({ field: label });
    await this.tab.run(
      (name, index) => {
        const list = [...document.querySelectorAll('select')].find(({ labels }) =>
          [...labels].some(({ textContent }) => textContent.includes(name)),
        );
        if (!list) throw new Error(`no list ${name}`);
        list.selectedIndex = index;
        list.dispatchEvent(new Event('change', { bubbles: true }));
      },
      label,
      nth,
    );
  }

  /** Checks that the element is still in the page after this many milliseconds. */
  async outlives(target: Target, ms: number): Promise<void> {
    const start = performance.now();
    const outcome = async (): Promise<string> => {
      if ((await this.#find(target))?.count === 0) return 'gone';
      return performance.now() - start > ms ? 'there' : 'not over';
    };
    let seen = '';
    await expect
      .poll(async () => (seen = await outcome()), {
        message: describeTarget(target),
        timeout: ms + TIMEOUT_MS,
      })
      .not.toBe('not over');
    expect(seen, `${describeTarget(target)} after ${ms} ms`).toBe('there');
  }

  /** Waits until the tab's address starts with this text. */
  at = (start: string): Promise<void> =>
    expect
      .poll(() => this.tab.run(() => window.location.href).catch(() => ''), {
        message: 'the address',
        timeout: TIMEOUT_MS,
      })
      .toMatch(new RegExp(`^${start.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}`));

  /** How far the page scrolls sideways, in CSS pixels. */
  sideways = (): Promise<number> =>
    this.tab.run(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
