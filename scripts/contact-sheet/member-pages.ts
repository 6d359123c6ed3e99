/** Contact sheets of the member area: brands × widths × color schemes × languages. */
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { LANGUAGE_COOKIE } from '../../src/lib/text/language-keys.ts';
import { VISITS, type View, type Visit } from './member-views.ts';
import { openView } from './open-view.ts';
import { writeSheets, type Picture } from './sheet.ts';

const SIZES = [
  { name: 'phone', width: 390, height: 844, shown: 290, columns: 5, rows: 1 },
  { name: 'wide', width: 1280, height: 900, shown: 750, columns: 2, rows: 1 },
] as const;
type Size = (typeof SIZES)[number];

const SCHEMES = ['light', 'dark'] as const;
const LANGUAGES = ['en', 'es'] as const;
type Scheme = (typeof SCHEMES)[number];
type Language = (typeof LANGUAGES)[number];

interface Dress {
  code: string;
  scheme: Scheme;
  language: Language;
}

export interface MemberPagesOptions {
  codes: readonly string[];
  originOf: (code: string) => string;
  /** Creates a sandbox account. @returns its user name and password */
  newPerson: (like: string) => Promise<{ logonId: string; password: string }>;
  failAll: (logonId: string) => Promise<void>;
  out: string;
  /** Limits the sheets to views whose name contains this text. */
  view?: string | undefined;
  size?: string | undefined;
  /** Whether each brand is shown in only one color scheme and language instead of in all. */
  mixed: boolean;
}

/** Hides the footer, which is the same on every view, and the phone bar, which would cover part of a long picture. */
const LEFT_OUT = 'footer, .phone-bar { display: none !important }';

/** Takes a screenshot of the view's `part` if it is visible, otherwise of the whole page. */
async function photograph(page: Page, { part }: View, caption: string): Promise<Picture> {
  // Does not use Playwright's `style` option, because the security policy would block the style.
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, LEFT_OUT);
  const options = { type: 'jpeg', quality: 75 } as const;
  const element = part === undefined ? null : page.locator(part).first();
  const isThere = (await element?.isVisible()) ?? false;
  const height = isThere
    ? ((await element?.boundingBox())?.height ?? 0)
    : await page.evaluate(() => document.documentElement.scrollHeight);
  const picture =
    element && isThere
      ? await element.screenshot(options)
      : await page.screenshot({ ...options, fullPage: true });
  await page.evaluate(() => {
    // Finds the style sheet by its text, because other style sheets may have been added after it.
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter(
      ({ cssRules }) => !cssRules[0]?.cssText.startsWith('footer, .phone-bar'),
    );
  });
  return { caption, data: picture.toString('base64'), height };
}

async function signIn(page: Page, origin: string, visit: Visit, options: MemberPagesOptions): Promise<void> {
  if (visit.like === null) return;
  const { logonId, password } = await options.newPerson(visit.like);
  await page.goto(new URL('/login/', origin).href);
  const form = page
    .locator('form')
    .filter({ has: page.locator('input[type=password]') })
    .first();
  await form.locator('input:not([type=password]):not([type=checkbox])').first().fill(logonId);
  await form.locator('input[type=password]').fill(password);
  await form.locator('[type=submit]').click();
  await page.locator('html[data-session=in] main h1 >> visible=true').first().waitFor();
  await page.waitForLoadState('networkidle');
  if (visit.fails) await options.failAll(logonId);
}

type Album = Map<string, Picture[]>;

/** Visits all views of a person in one session: one brand, width, color scheme and language. */
async function visitViews(
  browser: Browser,
  visit: Visit,
  views: readonly View[],
  size: Size,
  { code, scheme, language }: Dress,
  options: MemberPagesOptions,
  album: Album,
): Promise<void> {
  const origin = options.originOf(code);
  const { width, height } = size;
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: scheme,
    reducedMotion: 'reduce',
  });
  await context.addCookies([{ name: LANGUAGE_COOKIE, value: language, url: origin }]);
  const page = await context.newPage();
  const caption = `${code}, ${scheme}, ${language}`;
  try {
    await signIn(page, origin, visit, options);
    for (const view of views) {
      const opened = await openView(page, origin, view).then(
        () => '',
        () => ': NOT AS EXPECTED',
      );
      if (opened !== '') console.warn(`${view.name}, ${caption}, ${width} px${opened}`);
      const pictures = album.get(view.name) ?? [];
      album.set(view.name, [...pictures, await photograph(page, view, `${view.name}, ${caption}${opened}`)]);
    }
  } finally {
    await context.close();
  }
}

/** The views to visit. A view without an address starts from the view before it, so the view before it is visited too. */
const viewsOf = (visit: Visit, size: Size, part: string | undefined): View[] => {
  const here = visit.views.filter(({ isPhoneOnly }) => size.name === 'phone' || !isPhoneOnly);
  if (part === undefined) return here;
  const last = here.findLastIndex(({ name }) => name.includes(part));
  return here.filter(({ name, at }, index) => {
    const next = here.slice(index + 1).findIndex((view) => view.at !== '');
    const leadsOn = here[index + 1]?.at === '' && index < last && (next < 0 || index + next >= last);
    return name.includes(part) || (leadsOn && (at !== '' || index < last));
  });
};

const dresses = ({ codes, mixed }: MemberPagesOptions): Dress[] =>
  mixed
    ? codes.map((code, index) => ({
        code,
        scheme: SCHEMES[index % 2] ?? 'light',
        language: LANGUAGES[Math.floor(index / 2) % 2] ?? 'en',
      }))
    : codes.flatMap((code) =>
        SCHEMES.flatMap((scheme) => LANGUAGES.map((language) => ({ code, scheme, language }))),
      );

export async function memberPages(browser: Browser, options: MemberPagesOptions): Promise<void> {
  for (const size of SIZES.filter(({ name }) => options.size === undefined || options.size === name)) {
    for (const visit of VISITS) {
      const views = viewsOf(visit, size, options.view);
      if (views.length === 0) continue;
      const album: Album = new Map();
      for (const dress of dresses(options))
        await visitViews(browser, visit, views, size, dress, options, album);
      for (const [name, pictures] of album) {
        for (const file of await writeSheets(
          browser,
          pictures,
          size,
          join(options.out, `member-${name}-${size.name}`),
        ))
          console.log(file);
      }
    }
  }
}
