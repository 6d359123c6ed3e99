/** Every visitor page of a brand, in both languages: how it loads on a slow phone, beside the brand's home page. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { loadBrands } from '../../src/brand/read-brands.ts';
import { observe, type Seen } from './observe.ts';
import { largest, median, type Figures } from './report.ts';
import type { Server } from './server.ts';
import { slowDown } from './slow-phone.ts';
import { settled } from './slow-visits.ts';
import { inNewWindow, PHONE } from './visit.ts';

const PAGE = 'index.html';
/** A page that seems slower than this, beside a home page, is measured again: other load distorts single visits. */
const SUSPECT = 1.1;
const AGAIN = 5;

/** Paths of a site's published pages: `/`, `/about/`, `/es/about/`. @param root whose sites are published */
export function publishedPaths(root: string, code: string): string[] {
  const domain = loadBrands(root).find(({ brand }) => brand.code === code)?.brand.domain ?? '';
  return readdirSync(join(root, 'dist/sites', domain), { recursive: true, encoding: 'utf8' })
    .filter((path) => path === PAGE || path.endsWith(`/${PAGE}`))
    .map((path) => `/${path.slice(0, -PAGE.length)}`)
    .sort();
}

const slowVisit = (browser: Browser, address: string): Promise<Seen> =>
  inNewWindow(browser, PHONE, async (page) => {
    await observe(page);
    await slowDown(page);
    await page.goto(address, { waitUntil: 'networkidle' });
    return settled(page);
  });

interface Visited extends Seen {
  path: string;
  /** Largest contentful paint in proportion to that of home right before. */
  beside: number;
}

/** @param quick one language */
export async function visitorPages(
  root: string,
  browser: Browser,
  server: Server,
  code: string,
  quick: boolean,
): Promise<Figures> {
  const paths = publishedPaths(root, code).filter((path) => !quick || !path.startsWith('/es/'));
  const visitBeside = async (path: string): Promise<Visited> => {
    const home = await slowVisit(browser, server.at(code, '/'));
    const page = await slowVisit(browser, server.at(code, path));
    return { ...page, path, beside: page.lcp / home.lcp };
  };
  const pages: Visited[] = [];
  for (const path of paths) {
    const visit = await visitBeside(path);
    if (visit.beside > SUSPECT) {
      const more: number[] = [];
      while (more.length < AGAIN) more.push((await visitBeside(path)).beside);
      visit.beside = median(more);
    }
    pages.push(visit);
  }
  return {
    visitorLcpTimes: largest(pages.map(({ path, beside }) => ({ value: beside, note: `${code} ${path}` }))),
    visitorShift: largest(
      pages.map(({ path, shift, moved }) => ({
        value: shift,
        note: `${code} ${shift > 0 ? `${path}: ${[...new Set(moved)].join(' ')}` : `${pages.length} pages`}`,
      })),
    ),
  };
}
