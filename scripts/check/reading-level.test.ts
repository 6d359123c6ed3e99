import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../steps/run-step.ts';
import { readingGrade, sentencesOf, syllablesOf } from './reading-level.ts';

const MOST = 9;

describe('the syllables of a word', () => {
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
  ])('%s: %i', (word, count) => {
    expect(syllablesOf(word)).toBe(count);
  });
});

describe('the reading level', () => {
  it('counts sentences, and leaves out headings, fragments, tables and addresses', () => {
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

  const folder = join(ROOT, 'brands/_pages');
  const pages = readdirSync(folder).filter((file) => file.endsWith('.md') && !file.endsWith('.es.md'));
  it.each(pages)('of %s is at most grade 9', (file) => {
    expect(readingGrade(readFileSync(join(folder, file), 'utf8'))).toBeLessThanOrEqual(MOST);
  });
});
