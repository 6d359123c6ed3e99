import { describe, expect, it } from 'vitest';
import { earlyTexts } from './early-texts.ts';

const IMPORT = `import { t } from './claims.text.ts';\n`;
const calls = (code: string, start = IMPORT) => earlyTexts('src/a.tsx', start + code).map(({ call }) => call);

describe('a text read when its module loads', () => {
  it.each([
    [`const HEADING = t('heading');`, [`t('heading')`]],
    [`export const rows = { one: [t('one')] };`, [`t('one')`]],
    [`const link = <a href="/">{t('home')}</a>;`, [`t('home')`]],
    [`if (ready) show(t('ready'));`, [`t('ready')`]],
  ])('is reported in %s', (code, expected) => {
    expect(calls(code)).toEqual(expected);
  });

  it('is reported with its line if the helper has another name', () => {
    const code = `import { t as said } from '../ui/ui.text.ts';\n\nconst A = said('close');`;
    expect(earlyTexts('src/a.ts', code)).toEqual([{ line: 3, call: `said('close')` }]);
  });

  it.each([
    `const heading = () => t('heading');`,
    `export function heading() { return t('heading'); }`,
    `const Row = () => <p>{t('row')}</p>;`,
    `const rules = { text() { return t('a'); }, get other() { return t('b'); } };`,
    `const KEY = 'heading';`,
  ])('is not reported in %s', (code) => {
    expect(calls(code)).toEqual([]);
  });

  it('is not reported for another function with the same name', () => {
    expect(calls(`const t = (a: string) => a; const b = t('x');`, '')).toEqual([]);
  });
});
