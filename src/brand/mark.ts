/** A brand's logo mark: one drawing, painted for a light, a dark and a filled background. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Theme } from './brand.schema.ts';
import type { Fault } from './brand-source.ts';
import { bandPaint, darkScheme } from './theme.ts';

/** What a drawing may hold: shapes and their geometry, no script, link, style or text. */
const ELEMENTS = /^(svg|g|path|circle|ellipse|rect|line|polyline|polygon)$/;
const ATTRIBUTES =
  /^(xmlns|viewBox|d|cx|cy|r|rx|ry|x|y|x1|x2|y1|y2|width|height|points|fill|fill-rule|fill-opacity|stroke|stroke-width|stroke-linecap|stroke-linejoin|transform|opacity)$/;
const TAG = /<\/?(?<name>[a-zA-Z!?]+)(?<attributes>[^>]*)>/g;
const ATTRIBUTE = /(?<name>[a-zA-Z-]+)\s*=\s*"[^"]*"/g;
const COLOUR = /\{(primary|accent|paper)\}/g;

function unsafe(svg: string): string | null {
  for (const { groups } of svg.matchAll(TAG)) {
    if (!ELEMENTS.test(groups?.['name'] ?? '')) return `<${groups?.['name']}> is not allowed in a logo`;
    for (const attribute of (groups?.['attributes'] ?? '').matchAll(ATTRIBUTE)) {
      if (!ATTRIBUTES.test(attribute.groups?.['name'] ?? ''))
        return `${attribute.groups?.['name']} is not allowed in a logo`;
    }
  }
  return null;
}

const paint = (svg: string, colours: Record<string, string>): string =>
  svg.replace(COLOUR, (_whole, name: string) => colours[name] ?? '').trim();

/** A mark by the ground that it stands on; `band` is filled with the primary colour. */
export interface Mark {
  light: string;
  dark: string;
  band: string;
}

/** Reads `brands/<code>/logo.svg`, whose fills are {primary}, {accent} and {paper}. */
export function paintMark(root: string, code: string, theme: Theme): Mark | { faults: Fault[] } {
  const file = `brands/${code}/logo.svg`;
  const fault = (message: string) => ({ faults: [{ file, line: 1, column: 1, path: '', message }] });
  if (!existsSync(join(root, file))) return fault('expected a drawing here, found none');
  const svg = readFileSync(join(root, file), 'utf8');
  if (!svg.trim().startsWith('<svg ')) return fault('expected the file to start with <svg');
  const bad = unsafe(svg);
  if (bad) return fault(bad);
  const dark = darkScheme(theme);
  return {
    light: paint(svg, { primary: theme.primary, accent: theme.accent, paper: theme.paper }),
    dark: paint(svg, { primary: dark.primary, accent: dark.accent, paper: dark.paper }),
    band: paint(svg, bandPaint(theme)),
  };
}
