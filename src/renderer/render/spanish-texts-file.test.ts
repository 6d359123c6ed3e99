import { expect, it } from 'vitest';
import type { Assets } from './assets.ts';
import { nameSpanishTexts, spanishTexts } from './spanish-texts-file.ts';

const withPaths = (...paths: string[]): Assets => ({
  paths: new Set(paths),
  closure: () => new Set(),
  staticImports: () => new Set(),
  styles: () => undefined,
  addedNames: () => [],
  file: (address) => address,
});
const FILE = '/_astro/spanish-texts.a1b2.js';

it('a Spanish page contains the address of the file with the Spanish texts', () => {
  const assets = withPaths('/_astro/a.js', FILE);
  expect(nameSpanishTexts('<html lang="es" data-area="member">', () => spanishTexts(assets))).toBe(
    `<html lang="es" data-texts="${FILE}" data-area="member">`,
  );
});

it('a Spanish page with the member area preloads the Spanish texts first', () => {
  const page =
    '<html lang="es"><template id="member-preloads" data-early="/e.js"><link href="/a.js"></template>';
  expect(nameSpanishTexts(page, () => FILE)).toContain(
    `data-early="/e.js"><link rel="modulepreload" href="${FILE}"><link href="/a.js">`,
  );
});

it('an English page does not contain the address of the file with the Spanish texts', () => {
  expect(nameSpanishTexts('<html lang="en">', () => FILE)).toBe('<html lang="en">');
});

it('spanishTexts() throws if the compiled site lacks the file with the Spanish texts', () => {
  expect(() => spanishTexts(withPaths('/_astro/a.js'))).toThrow(
    'expected a compiled file of the Spanish texts',
  );
});
