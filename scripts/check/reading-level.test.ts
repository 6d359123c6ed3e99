import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { fillMarkdown } from '../../src/brand/copy/placeholders.ts';
import { isSpanishName } from '../../src/brand/copy/spanish/spanish-pages.rules.ts';
import { loadBrands } from '../../src/brand/read-brands.ts';
import { ROOT } from '../steps/run-step.ts';
import { readingGrade, sentencesOf, syllablesOf } from './reading-level.fixture.ts';
import { sourceFiles } from './source-files.ts';

const MOST = 9;
const MOST_ON_SCREENS = 8;
const MEDIAN_ON_SCREENS = 6;
/** A catalog with fewer sentences is not graded, because the grade would say little. */
const LEAST_SENTENCES = 5;

describe('syllablesOf()', () => {
  it.each([
    ['care', 1],
    ['the', 1],
    ['plan', 1],
    ['claim', 1],
    ['asked', 1],
    ['needed', 2],
    ['table', 2],
    ['member', 2],
    ['services', 3],
    ['deductible', 4],
    ["don't", 1],
  ])('counts the syllables of "%s" as %i', (word, count) => {
    expect(syllablesOf(word)).toBe(count);
  });
});

describe('the reading grade', () => {
  it('is based on sentences, not on headings, fragments, tables or addresses', () => {
    const page =
      '---\ntitle: A\n---\n## One heading\n\nCall {brand.phone}. See [this](/about/).\n\n- one\n- Write it.\n\n| a | b |\n';
    expect(sentencesOf(page)).toEqual(['Call Name.', 'See [this .', 'Write it.']);
  });

  it('is higher for longer sentences and longer words', () => {
    expect(readingGrade('You pay the bill. We help you.')).toBeLessThan(3);
    expect(
      readingGrade(
        'Reimbursement determinations necessitate comprehensive documentation from participating institutions.',
      ),
    ).toBeGreaterThan(15);
    expect(readingGrade('')).toBe(0);
  });
});

/** One brand for each combination of state and privacy clauses. Brands with the same combination have the same text. */
const sites = [
  ...new Map(
    loadBrands(ROOT).map((site) => [`${site.brand.brandState} ${site.brand.privacy.clauses.join()}`, site]),
  ).values(),
];
const names = [...new Set(sites.flatMap(({ copy }) => Object.keys(copy)))].filter(
  (name) => !isSpanishName(name),
);

describe('the English pages with filled placeholders', () => {
  it('have more than 25 different page names', () => {
    expect(names.length).toBeGreaterThan(25);
  });

  it.each(names)('have a reading level of at most grade 9: %s', (name) => {
    for (const { brand, copy } of sites) {
      const page = copy[name];
      const text = page ? fillMarkdown(page.body, brand, page.front.updated) : '';
      expect(text, brand.code).not.toMatch(/\{[\w.]+\}/);
      expect(readingGrade(text), brand.code).toBeLessThanOrEqual(MOST);
    }
  });
});

/** The complete sentences of a catalog, one per line. Labels say nothing about the reading level. */
async function catalogText(file: string): Promise<string> {
  const { texts }: { texts: Record<string, string | Record<string, string>> } = await import(
    pathToFileURL(join(ROOT, file)).href
  );
  return Object.values(texts)
    .flatMap((text) => (typeof text === 'string' ? text : Object.values(text)))
    .join('\n');
}

it('every screen catalog reads at grade 8 or below, and the median catalog at grade 6 or below', async () => {
  const catalogs = sourceFiles('src').filter((file) => file.endsWith('.text.ts'));
  const read = await Promise.all(catalogs.map(async (file) => ({ file, text: await catalogText(file) })));
  const grades = read
    .filter(({ text }) => sentencesOf(text).length >= LEAST_SENTENCES)
    .map(({ file, text }) => ({ file, grade: readingGrade(text) }))
    .toSorted((a, b) => a.grade - b.grade);
  expect(grades.length).toBeGreaterThan(60);
  expect(grades.filter(({ grade }) => grade > MOST_ON_SCREENS)).toEqual([]);
  expect(grades[grades.length >> 1]?.grade).toBeLessThanOrEqual(MEDIAN_ON_SCREENS);
});
