/** The drawings of member pages for every brand: masthead and empty states. */
import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DRAWINGS } from '../../lib/text/drawings.ts';
import { PROJECT } from '../brand-tree.fixture.ts';
import { loadBrands } from '../read-brands.ts';
import { contrastTable } from './contrast.ts';
import { drawingsSvg } from './drawing-sheet.ts';
import { drawingsFile, insideCss, insideFile, mastheadFile } from './inside.ts';
import { mastheadPaint, mastheadSvg, mastheadTones } from './masthead.ts';
import { schemeOf } from './theme.ts';

const brands = loadBrands(PROJECT).map(({ brand }) => brand);
const named = brands.map(({ code, theme }) => [code, theme] as const);
const SCHEMES = ['light', 'dark'] as const;
const css = readFileSync(join(PROJECT, 'src/ui/styles/inside.css'), 'utf8');

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

function groundInCss(header: string): string | undefined {
  const rules = [...css.matchAll(/(?<selector>[^{}]*\.masthead) \{\s*background: var\(--(?<ground>\w+)\)/g)];
  const rule = rules.find(({ groups }) => groups?.['selector']?.includes(`[data-header='${header}']`));
  return rule?.groups?.['ground'] ?? /\n {2}\.masthead \{[^}]*background: var\(--(\w+)\)/.exec(css)?.[1];
}

describe('the masthead', () => {
  it.each(named)(
    'has five tones that differ from the background and have enough contrast with text, for the brand %s',
    (_code, theme) => {
      for (const scheme of SCHEMES) {
        const tones = mastheadTones(theme, scheme);
        const ground = schemeOf(theme, scheme)[mastheadPaint(theme).ground];
        expect(tones).toHaveLength(5);
        expect(new Set([ground, ...tones]).size).toBe(6);
        const rows = contrastTable(theme).filter(
          (row) => row.scheme === scheme && row.ground.name.startsWith('masthead'),
        );
        expect(rows.map((row) => row.ground.color)).toEqual(tones);
        for (const { contrast } of rows) expect(contrast).toBeGreaterThanOrEqual(4.5);
      }
    },
  );

  it('has a background in the stylesheet for each header style', () => {
    for (const { theme } of brands) expect(groundInCss(theme.header)).toBe(mastheadPaint(theme).ground);
  });

  it('keeps at least the required contrast between text and any tone', () => {
    const [brand] = brands;
    if (!brand) throw new Error('no brands');
    fc.assert(
      fc.property(
        hex,
        hex,
        fc.constantFrom(...brands.map(({ theme }) => theme.header)),
        (primary, accent, header) => {
          const theme = { ...brand.theme, primary, accent, header };
          const rows = contrastTable(theme);
          for (const scheme of SCHEMES) {
            const schemeRows = rows.filter((row) => row.scheme === scheme);
            const { ground, text } = mastheadPaint(theme);
            const plain = schemeRows.find((row) => row.over.name === text && row.ground.name === ground);
            const worst = Math.min(
              ...schemeRows
                .filter((row) => row.ground.name.startsWith('masthead'))
                .map((row) => row.contrast),
            );
            expect(worst).toBeGreaterThanOrEqual(Math.min(4.5, plain?.contrast ?? Infinity));
          }
        },
      ),
    );
  });
});

describe('the masthead pictures', () => {
  it.each(named)(
    'are shorter than 9,000 characters, have a dark scheme, and contain no script, image or external address: %s',
    (_code, theme) => {
      for (const svg of [mastheadSvg(theme), drawingsSvg(theme)]) {
        expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
        expect(svg).toContain('prefers-color-scheme:dark');
        expect(svg).not.toMatch(/NaN|undefined|Infinity|<script|<image|https?:\/\/(?!www\.w3\.org)/);
        expect(svg.length).toBeLessThan(9000);
      }
      expect(drawingsSvg(theme).match(/<g transform/g)).toHaveLength(DRAWINGS.length);
    },
  );

  it('differ between any two brands', () => {
    expect(new Set(brands.map(({ theme }) => mastheadFile(theme))).size).toBe(brands.length);
    expect(new Set(brands.map(({ theme }) => drawingsFile(theme))).size).toBe(brands.length);
  });

  it.each(named)('are referenced in the stylesheet of %s', (_code, theme) => {
    expect(insideCss(theme)).toContain(`url(${mastheadFile(theme)})`);
    expect(insideCss(theme)).toContain(`url(${drawingsFile(theme)})`);
    expect(insideFile(theme)).toMatch(/^\/hashed\/inside\.[0-9a-f]{10}\.css$/);
  });

  it('contain the empty-state drawings in the order of the indexes in the CSS', () => {
    const indexes = new Map(
      [...css.matchAll(/\.drawn-(?<name>\w+) \{\s*--drawing: (?<place>\d+)/g)].map(({ groups }) => [
        groups?.['name'],
        Number(groups?.['place']),
      ]),
    );
    expect(DRAWINGS.map((name) => indexes.get(name) ?? 0)).toEqual(DRAWINGS.map((_name, index) => index));
  });
});
