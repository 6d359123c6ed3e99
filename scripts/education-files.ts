/**
 * `npm run education-files`: makes the video, its captions and cover, and the two PDF guides that the sandbox serves
 * (stubs/sandbox/education/files/). Chromium draws and encodes them; nothing is downloaded.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright';
import subsetFont from 'subset-font';
import typescript from 'typescript';
import { chromiumArgs, chromiumPath } from './browser-path.ts';
import type { recordVideo } from './education/record-video.ts';
import { captionsIn } from './education/video-scenes.ts';

const ORIGIN = 'http://localhost';
const MODULES = resolve(import.meta.dirname, 'education');
const OUT = resolve(import.meta.dirname, '../stubs/sandbox/education/files');
const packageFile = (path: string): string => resolve(import.meta.dirname, '../node_modules', path);

const MEDIABUNNY = packageFile('mediabunny/dist/bundles/mediabunny.min.mjs');
const FONT = packageFile('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2');
/** The characters of texts in English: a PDF embeds the whole font that it is given. */
const CHARACTERS = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
const GUIDES = ['how-to-read-an-explanation-of-benefits', 'how-to-read-a-plan-activity-statement'] as const;

const TYPES = { ts: 'text/javascript', mjs: 'text/javascript', css: 'text/css', html: 'text/html' } as const;

const MODULE = {
  module: typescript.ModuleKind.ESNext,
  target: typescript.ScriptTarget.ESNext,
  verbatimModuleSyntax: true,
} as const;

const typeOf = (path: string): string =>
  Object.entries(TYPES).find(([ending]) => path.endsWith(`.${ending}`))?.[1] ?? 'application/octet-stream';

async function bodyOf(path: string): Promise<Buffer | string> {
  if (path === '/') return '<!doctype html><title>Video</title>';
  if (path === '/mediabunny.mjs') return readFile(MEDIABUNNY);
  const weight = /^\/figtree-(?<weight>\d+)\.woff2$/.exec(path)?.groups?.['weight'];
  if (weight !== undefined)
    return subsetFont(await readFile(FONT), CHARACTERS, {
      targetFormat: 'woff2',
      variationAxes: { wght: Number(weight) },
    });
  const file = await readFile(join(MODULES, basename(path)), 'utf8');
  return path.endsWith('.ts') ? typescript.transpile(file, MODULE) : file;
}

/** A page that reads the modules, guides and libraries from this machine. */
async function openPage(browser: Browser): Promise<Page> {
  const page = await browser.newPage();
  await page.route('**/*', async (route) => {
    const { pathname } = new URL(route.request().url());
    const contentType = pathname === '/' ? 'text/html' : typeOf(pathname);
    await route.fulfill({ body: await bodyOf(pathname), contentType });
  });
  return page;
}

async function makeVideo(browser: Browser): Promise<void> {
  const page = await openPage(browser);
  await page.goto(`${ORIGIN}/`);
  const made = await page.evaluate(async () => {
    const module = '/record-video.ts';
    const { recordVideo: record } = (await import(module)) as { recordVideo: typeof recordVideo };
    return record('/mediabunny.mjs');
  });
  await writeFile(join(OUT, 'managing-claims.webm'), Buffer.from(made.video, 'base64'));
  await writeFile(join(OUT, 'managing-claims.webp'), Buffer.from(made.cover, 'base64'));
  for (const language of ['en', 'es'] as const)
    await writeFile(join(OUT, `managing-claims.${language}.vtt`), captionsIn(language));
}

async function makeGuide(browser: Browser, name: (typeof GUIDES)[number]): Promise<void> {
  const page = await openPage(browser);
  await page.goto(`${ORIGIN}/${name}.html`);
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  await page.pdf({
    path: join(OUT, `${name}.pdf`),
    format: 'Letter',
    printBackground: true,
    tagged: true,
    outline: true,
  });
}

const executablePath = chromiumPath();
const browser = await chromium.launch({
  args: [...chromiumArgs],
  ...(executablePath ? { executablePath } : {}),
});
try {
  await makeVideo(browser);
  for (const name of GUIDES) await makeGuide(browser, name);
} finally {
  await browser.close();
}
