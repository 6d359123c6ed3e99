/** Drives a page as a new user would, by what is to be seen, and counts what that takes. */
import type { Locator, Page } from 'playwright';
import { NOTHING, type Counts } from './operators.ts';

/** Part of a screen that one scroll moves. */
const SCROLL_SHARE = 0.8;
/** A page longer than this has no answer that a person would find. */
const MOST_SCROLLS = 60;
/** Nothing of the portal takes this long on this machine. */
const COMES_WITHIN_MS = 10_000;

export interface NewUser {
  page: Page;
  counts: Readonly<Counts>;
  /** Finds a target by scrolling, and reads what stands before it: headings and the names of controls. */
  find(target: Locator): Promise<void>;
  /** Finds a target, presses it and waits for what it brings. */
  press(target: Locator, brings: Locator): Promise<void>;
  type(field: Locator, text: string, brings: Locator): Promise<void>;
  /** Chooses in a menu: one press opens it, one chooses. */
  choose(menu: Locator, option: string, brings: Locator): Promise<void>;
  /** Finds an answer and reads all of it. @throws Error if it does not say what is expected */
  read(answer: Locator, says: RegExp): Promise<string>;
  /** Thinks, for example to add an amount. */
  think(): void;
}

/** Whether a person sees the start of a target: on the screen, and not under the bar of tabs of a phone. */
const isInView = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => {
    const { top, height } = element.getBoundingClientRect();
    const middle = top + Math.min(height / 2, 24);
    const bar = document.querySelector('.phone-bar');
    const end = bar?.checkVisibility() ? bar.getBoundingClientRect().top : window.innerHeight;
    return middle > 0 && middle < end;
  });

/** Words of visible headings and controls of the main part before the target that were not read yet. */
const wordsBefore = (target: Locator): Promise<number> =>
  target.evaluate((element) => {
    const read: Set<Element> = Reflect.get(window, 'readAlready') ?? new Set();
    Reflect.set(window, 'readAlready', read);
    const named = [...document.querySelectorAll('main :is(h1, h2, h3, h4, a, button, label, summary)')];
    return named
      .filter(
        (one) =>
          !read.has(one) &&
          one.checkVisibility() &&
          (one.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
      )
      .reduce((sum, one) => {
        read.add(one);
        const text = one instanceof HTMLElement ? one.innerText : '';
        return sum + (text.match(/\S+/g)?.length ?? 0);
      }, 0);
  });

const wordsIn = (text: string): number => text.match(/\S+/g)?.length ?? 0;

export function newUser(page: Page): NewUser {
  const counts: Counts = { ...NOTHING };
  const isPhone = (page.viewportSize()?.width ?? 0) < 600;
  const height = page.viewportSize()?.height ?? 0;

  async function find(target: Locator): Promise<void> {
    await target.waitFor({ timeout: COMES_WITHIN_MS });
    for (let left = MOST_SCROLLS; left > 0 && !(await isInView(target)); left -= 1) {
      const box = await target.boundingBox();
      await page.mouse.move((page.viewportSize()?.width ?? 0) / 2, height / 2);
      await page.mouse.wheel(0, (box && box.y < 0 ? -1 : 1) * SCROLL_SHARE * height);
      // The wheel takes effect with the next frames.
      await page.evaluate(
        () =>
          new Promise<void>((done) => {
            requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 50)));
          }),
      );
      counts.scrolls += 1;
    }
    if (!(await isInView(target))) throw new Error(`no user finds ${target.toString()}`);
    counts.words += await wordsBefore(target);
  }

  async function waitFor(brings: Locator): Promise<void> {
    const start = performance.now();
    await brings.first().waitFor({ timeout: COMES_WITHIN_MS });
    counts.waitedMs += performance.now() - start;
  }

  return {
    page,
    counts,
    find,
    async press(target, brings) {
      await find(target);
      counts.words += wordsIn(await target.innerText());
      counts.thoughts += 1;
      counts.presses += 1;
      await target.click();
      await waitFor(brings);
    },
    async type(field, text, brings) {
      await find(field);
      counts.thoughts += 1;
      counts.presses += 1;
      counts.homings += isPhone ? 0 : 2;
      counts.typed += text.length;
      await field.fill(text);
      await waitFor(brings);
    },
    async choose(menu, option, brings) {
      await find(menu);
      counts.thoughts += 1;
      counts.presses += 2;
      await menu.selectOption(option);
      await waitFor(brings);
    },
    async read(answer, says) {
      await find(answer);
      const text = await answer.innerText();
      if (!says.test(text)) throw new Error(`the answer should say ${says.source}, and says: ${text}`);
      counts.words += wordsIn(text);
      return text.replace(/\s+/g, ' ').trim();
    },
    think() {
      counts.thoughts += 1;
    },
  };
}
