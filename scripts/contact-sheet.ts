/**
 * `npm run contact-sheet`: screenshots of all published home pages on sheets in .cache/contact-sheet/. Build first.
 * - `-- /login/ mincr nane`: another page, and brands
 * - `-- --member`: the views of the member area, of four unlike brands, at 390 and 1280 px, light and dark, in English
 *   and Spanish; `--view PART` and `--size phone` limit them, `--brand CODE,CODE` chooses the brands, and `--mixed`
 *   takes each brand in one scheme and language only
 */
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { loadBrands } from '../src/brand/read-brands.ts';
import { chromiumArgs, chromiumPath } from './browser-path.ts';
import { homePages } from './contact-sheet/home-pages.ts';
import { memberPages } from './contact-sheet/member-pages.ts';
import { unlikeCodes } from './contact-sheet/unlike-brands.ts';
import { freePort } from './bench/server.ts';
import { startPortalServer } from './server/portal-server.ts';

const MS = 1000;

const root = resolve(import.meta.dirname, '..');
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    member: { type: 'boolean', default: false },
    mixed: { type: 'boolean', default: false },
    view: { type: 'string' },
    size: { type: 'string' },
    brand: { type: 'string' },
  },
});
const [path = '/', ...chosen] = positionals;

const brands = loadBrands(root).map(({ brand }) => brand);
const out = join(root, '.cache/contact-sheet');
mkdirSync(out, { recursive: true });
const port = await freePort();
const stop = await startPortalServer({ root, port, databaseFile: ':memory:' });
const executablePath = chromiumPath();
const browser = await chromium.launch({
  args: [...chromiumArgs],
  ...(executablePath ? { executablePath } : {}),
});
const originOf = (code: string): string => `http://${code}.localhost:${port}`;

/** A call of the sandbox's controls. */
async function control(place: string, body: object): Promise<unknown> {
  const answer = await fetch(`http://127.0.0.1:${port}${place}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${place} answered ${answer.status}`);
  return answer.json();
}

async function newPerson(like: string): Promise<{ logonId: string; password: string }> {
  const person = await control('/sandbox/people', { like });
  if (typeof person === 'object' && person !== null && 'logonId' in person && 'password' in person)
    return { logonId: String(person.logonId), password: String(person.password) };
  throw new Error('the sandbox gave no person');
}

try {
  if (values.member)
    await memberPages(browser, {
      codes: values.brand?.split(',') ?? unlikeCodes(brands),
      originOf,
      newPerson,
      failAll: async (logonId) =>
        void (await control('/sandbox/faults', { call: '*', logonId, kind: 'status', status: 500 })),
      out,
      view: values.view,
      size: values.size,
      mixed: values.mixed,
    });
  else {
    const codes = chosen.length > 0 ? chosen : brands.map(({ code }) => code);
    await homePages(browser, { path, codes, originOf, out });
  }
  console.log(`${(performance.now() / MS).toFixed(0)} s`);
} finally {
  await browser.close();
  await stop();
}
