import { PROJECT } from '../brand-tree.fixture.ts';
import { findBrand, loadBrands } from '../read-brands.ts';
import type { Brand } from '../brand.schema.ts';
import { renderMarkdown, type Pictures } from './markdown.ts';
import { parsePage, type PageSource } from './page-copy.ts';
import { fillMarkdown, fillPlaceholders } from './placeholders.ts';

export const { brand } = findBrand(loadBrands(PROJECT), 'mincr');
export const FRONT = '---\ntitle: About {brand.name}\ndescription: Who we are.\nupdated: 2026-05-04\n---\n';

export function page(body: string) {
  const parsed = parsePage('brands/_pages/x.md', FRONT + body);
  if (!('page' in parsed)) throw new Error(JSON.stringify(parsed.errors));
  return parsed.page;
}

/** A page that was not validated, to test that rendering is safe without validation. */
export const unchecked = (body: string) => ({ ...page('x'), body });

export const errorsOf = (text: string) => {
  const parsed = parsePage('brands/_pages/x.md', text);
  return 'errors' in parsed ? parsed.errors : [];
};

/** Renders a page for a brand, without the sections and lists that `text-page.ts` adds. */
export const renderPage = ({ front, body }: PageSource, of: Brand, pictures?: Pictures) => ({
  title: fillPlaceholders(front.title, of, front.updated),
  description: fillPlaceholders(front.description, of, front.updated),
  updated: front.updated,
  html: renderMarkdown(fillMarkdown(body, of, front.updated), pictures),
});
