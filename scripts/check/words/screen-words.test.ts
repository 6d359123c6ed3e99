import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../steps/run-step.ts';
import { readScreenWords, rejectedWords, unusedExceptions, type ScreenText } from './screen-words.ts';

const GLOSSARY = `# Glossary

### Terms

| write | not | in Spanish write | not in Spanish |
|---|---|---|---|
| \`member ID card\` | \`ID card\`, \`insurance card\` | tarjeta de miembro | |
| filter | \`refine*\` | filtro | \`refin*\` |
| \`estado de cuenta\` | | \`estados de cuenta\` | \`sus estados\` |
| when to try again | \`Try again.\` | 20% | \`0 %\` |

### Exceptions

| where | word | reason |
|---|---|---|
| \`src/a.text.ts:card\`, \`src/b.text.ts\`, \`brands\` | \`ID card\` | a reason |
`;

const words = readScreenWords(GLOSSARY);
const said = (text: string, language: ScreenText['language'] = 'english', where = 'x:1'): ScreenText => ({
  where,
  language,
  text,
});
const rejectedIn = (...texts: Parameters<typeof said>): string[] =>
  rejectedWords([said(...texts)], words).map(({ word }) => word);

describe('rejectedWords()', () => {
  it.each([
    ['Show your ID card', ['ID card']],
    ['Show your member ID card', []],
    ['Your insurance cards', []],
    ['Refined, or to refine', ['refine*']],
    ['Prerefined', []],
    ['It failed. Try again.', ['Try again.']],
    ['Wait a minute, then try again.', []],
    ['Hello {refine}, see [this](/refine/)', []],
  ])('for the English text "%s" returns %j', (text, expected) => {
    expect(rejectedIn(text)).toEqual(expected);
  });

  it.each([
    ['Refinar', ['refin*']],
    ['Vea sus estados', ['sus estados']],
    ['Vea sus estados de cuenta', []],
    ['Paga el 20 %', ['0 %']],
    ['ID card', []],
  ])('for the Spanish text "%s" returns %j', (text, expected) => {
    expect(rejectedIn(text, 'spanish')).toEqual(expected);
  });

  it('allows a word if an exception lists it for the text, the file or the folder', () => {
    expect(rejectedIn('ID card', 'english', 'src/a.text.ts:card')).toEqual([]);
    expect(rejectedIn('ID card', 'english', 'src/a.text.ts:cards')).toEqual(['ID card']);
    expect(rejectedIn('ID card', 'english', 'src/b.text.ts:any')).toEqual([]);
    expect(rejectedIn('insurance card', 'english', 'src/b.text.ts:any')).toEqual(['insurance card']);
    expect(rejectedIn('ID card', 'english', 'brands/_pages/a.md:1')).toEqual([]);
    expect(rejectedIn('ID card', 'english', 'brands.md:1')).toEqual(['ID card']);
  });
});

describe('unusedExceptions()', () => {
  it('returns the exceptions that apply to no text', () => {
    expect(unusedExceptions([said('ID card', 'english', 'src/b.text.ts:any')], words)).toEqual([
      { where: 'src/a.text.ts:card', word: 'ID card' },
      { where: 'brands', word: 'ID card' },
    ]);
  });
});

describe('the tables of docs/glossary.md', () => {
  const { terms, exceptions } = readScreenWords(readFileSync(join(ROOT, 'docs/glossary.md'), 'utf8'));

  it('contain more than 40 terms and more than 5 exceptions', () => {
    expect(terms.length).toBeGreaterThan(40);
    expect(exceptions.length).toBeGreaterThan(5);
  });

  it('list exceptions only for rejected words', () => {
    const rejected = terms.flatMap((term) => term.rejected.map(({ word }) => word));
    expect(exceptions.filter(({ word }) => !rejected.includes(word))).toEqual([]);
  });
});
