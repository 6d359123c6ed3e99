import { describe, expect, it } from 'vitest';
import { earlyTexts } from './early-texts.ts';

const IMPORT = `import { t } from './claims.text.ts';\n`;
const calls = (code: string, start = IMPORT) => earlyTexts('src/a.tsx', start + code).map(({ call }) => call);

describe('earlyTexts()', () => {
  it.each([
    [`const HEADING = t('heading');`, [`t('heading')`]],
    [`export const rows = { one: [t('one')] };`, [`t('one')`]],
    [`const link = <a href="/">{t('home')}</a>;`, [`t('home')`]],
    [`if (ready) show(t('ready'));`, [`t('ready')`]],
  ])('reports the text that a module reads while it loads: %s', (code, expected) => {
    expect(calls(code)).toEqual(expected);
  });

  it('returns the line of a text that is read through a renamed import', () => {
    const code = `import { t as said } from '../ui/ui.text.ts';\n\nconst A = said('close');`;
    expect(earlyTexts('src/a.ts', code)).toEqual([{ line: 3, call: `said('close')` }]);
  });

  it.each([
    `const heading = () => t('heading');`,
    `export function heading() { return t('heading'); }`,
    `const Row = () => <p>{t('row')}</p>;`,
    `const rules = { text() { return t('a'); }, get other() { return t('b'); } };`,
    `const KEY = 'heading';`,
  ])('reports nothing for code that reads no text while its module loads: %s', (code) => {
    expect(calls(code)).toEqual([]);
  });

  it('ignores a function named t that the file does not import from a catalog', () => {
    expect(calls(`const t = (a: string) => a; const b = t('x');`, '')).toEqual([]);
  });
});
