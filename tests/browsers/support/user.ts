/** A person at a tab: what is seen, pressed and typed, each waited for. */
import { expect } from 'playwright/test';
import { inWords, look, pathTo, type Found, type Wanted } from './look.ts';
import type { KeyName, Tab } from './tab.ts';

/** As a loaded machine needs it; what is there is found at once. */
const TIMEOUT_MS = 15_000;

export class User {
  readonly tab: Tab;
  /** Why the page last gave no answer: mostly because it was being left. */
  #trouble = '';

  constructor(tab: Tab) {
    this.tab = tab;
  }

  open = (address: string): Promise<void> => this.tab.open(address);
  key = (name: KeyName): Promise<void> => this.tab.key(name);
  resize = (width: number, height = 844): Promise<void> => this.tab.resize(width, height);
  anotherTab = async (): Promise<User> => new User(await this.tab.another());

  /** What is there now; null while the page changes. */
  async #look(wanted: Wanted, scroll = false): Promise<Found | null> {
    try {
      return await this.tab.run(look, pathTo(wanted), scroll ? 1 : 0);
    } catch (error) {
      this.#trouble = String(error);
      return null; // the page is being left, and is asked again as the next one
    }
  }

  async #wait(check: () => Promise<boolean>, message: string): Promise<void> {
    this.#trouble = '';
    try {
      await expect.poll(check, { message, timeout: TIMEOUT_MS, intervals: [50, 50, 100, 250] }).toBe(true);
    } catch (error) {
      if (error instanceof Error && this.#trouble) error.message += `\nThe page: ${this.#trouble}`;
      throw error;
    }
  }

  /** Waits until something of it holds. */
  async until(wanted: Wanted, holds: (found: Found) => boolean, what: string): Promise<Found> {
    let found: Found | null = null;
    const check = async (): Promise<boolean> => {
      found = await this.#look(wanted);
      return found !== null && holds(found);
    };
    await this.#wait(check, `${inWords(wanted)}: ${what}`);
    if (found === null) throw new Error('unreachable: the poll above has found it');
    return found;
  }

  see = (wanted: Wanted): Promise<Found> => this.until(wanted, ({ count }) => count > 0, 'is seen');
  seeCount = (wanted: Wanted, count: number): Promise<Found> =>
    this.until(wanted, (found) => found.count === count, `is seen ${count} times`);
  miss = async (wanted: Wanted): Promise<void> =>
    void (await this.until(wanted, ({ count }) => count === 0, 'is not seen'));
  focused = async (wanted: Wanted): Promise<void> =>
    void (await this.until(wanted, ({ focused }) => focused, 'has the focus'));

  /** Where it can be pressed, once it stands still and nothing covers it. */
  async #place(wanted: Wanted): Promise<{ x: number; y: number }> {
    let place = { x: 0, y: 0 };
    const check = async (): Promise<boolean> => {
      const found = await this.#look(wanted, true);
      const stands = found !== null && found.reachable && found.x === place.x && found.y === place.y;
      if (found) place = { x: found.x, y: found.y };
      return stands;
    };
    await this.#wait(check, `${inWords(wanted)}: can be pressed`);
    return place;
  }

  async press(wanted: Wanted): Promise<void> {
    const { x, y } = await this.#place(wanted);
    await this.tab.click(x, y);
  }

  async pointAt(wanted: Wanted): Promise<void> {
    const { x, y } = await this.#place(wanted);
    await this.tab.move(x, y);
  }

  /** Types into a field in place of what is in it. */
  async fill(label: string | RegExp, text: string): Promise<void> {
    const field = { field: label };
    await this.press(field);
    await this.focused(field);
    if ((await this.see(field)).value !== '') await this.tab.selectAll();
    await this.tab.type(text);
    await this.until(field, ({ value }) => value === text, `holds ${text}`);
  }

  /** Chooses an option of a list. @param nth from 0 */
  async choose(label: string, nth: number): Promise<void> {
    await this.see({ field: label });
    await this.tab.run(
      (name, place) => {
        const list = [...document.querySelectorAll('select')].find(({ labels }) =>
          [...labels].some(({ textContent }) => textContent.includes(name)),
        );
        if (!list) throw new Error(`no list ${name}`);
        list.selectedIndex = place;
        list.dispatchEvent(new Event('change', { bubbles: true }));
      },
      label,
      nth,
    );
  }

  /** Watches that it stays for as long, milliseconds. */
  async outlives(wanted: Wanted, ms: number): Promise<void> {
    const start = performance.now();
    const outcome = async (): Promise<string> => {
      if ((await this.#look(wanted))?.count === 0) return 'gone';
      return performance.now() - start > ms ? 'there' : 'not over';
    };
    let seen = '';
    await expect
      .poll(async () => (seen = await outcome()), { message: inWords(wanted), timeout: ms + TIMEOUT_MS })
      .not.toBe('not over');
    expect(seen, `${inWords(wanted)} after ${ms} ms`).toBe('there');
  }

  /** Waits until the tab is at an address that begins so. */
  at = (start: string): Promise<void> =>
    expect
      .poll(() => this.tab.run(() => window.location.href).catch(() => ''), {
        message: 'the address',
        timeout: TIMEOUT_MS,
      })
      .toMatch(new RegExp(`^${start.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}`));

  /** How far the page can be scrolled sideways, CSS pixels. */
  sideways = (): Promise<number> =>
    this.tab.run(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
