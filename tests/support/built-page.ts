/** Reads the file of a published page: links, texts, and the props of its islands. */
import { Parser } from 'htmlparser2';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

export interface BuiltPage {
  /** Links with their text, in page order. */
  links: { text: string; href: string; within: 'header' | 'main' | 'footer' }[];
  /** Visible text of header, main and footer, with whitespace collapsed. */
  text: string;
  /** The `brand` prop of the first island. */
  slice: unknown;
}

const LANDMARKS = ['header', 'main', 'footer'] as const;
type Landmark = (typeof LANDMARKS)[number];
const isLandmark = (name: string): name is Landmark => LANDMARKS.some((landmark) => landmark === name);

/** Astro writes an island's prop as [0, value] and a list as [1, [...]]. */
function readProperty(written: unknown): unknown {
  if (!Array.isArray(written)) return undefined;
  const [kind, value]: unknown[] = written;
  if (kind === 1 && Array.isArray(value)) return value.map(readProperty);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]: [string, unknown]) => [name, readProperty(inner)]),
  );
}

/** @param path path of the page, such as `/login/` */
export function builtPage(domain: string, path: string): BuiltPage {
  const html = readFileSync(
    resolve(import.meta.dirname, '../../dist/sites', domain, `.${path}`, 'index.html'),
    'utf8',
  );
  const page: BuiltPage = { links: [], text: '', slice: undefined };
  const open: string[] = [];
  let link: BuiltPage['links'][number] | undefined;
  const parser = new Parser({
    onopentag(name, attributes) {
      open.push(name);
      if (name === 'a')
        link = { text: '', href: attributes['href'] ?? '', within: open.findLast(isLandmark) ?? 'main' };
      if (name === 'astro-island' && page.slice === undefined) {
        const properties: Record<string, unknown> = JSON.parse(attributes['props'] ?? '{}');
        page.slice = readProperty(properties['brand']);
      }
    },
    ontext(text) {
      if (open.includes('script') || open.includes('style') || open.includes('head')) return;
      page.text += text;
      if (link) link.text += text;
    },
    onclosetag(name) {
      open.splice(open.lastIndexOf(name));
      if (name !== 'a' || !link) return;
      page.links.push({ ...link, text: link.text.replaceAll(/\s+/g, ' ').trim() });
      link = undefined;
    },
  });
  parser.end(html);
  page.text = page.text.replaceAll(/\s+/g, ' ').trim();
  return page;
}
