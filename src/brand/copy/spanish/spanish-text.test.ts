/** Tests that text in the wrong language or without its accents gives errors (decisions/brands#language-of-a-text). */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PROJECT } from '../../brand-tree.fixture.ts';
import { englishTextErrors, spanishTextErrors } from './spanish-text.rules.ts';

const FILES = globSync('brands/{_pages,_privacy,*/pages}/*.md', { cwd: PROJECT });
const bodyOf = (file: string): string =>
  readFileSync(join(PROJECT, file), 'utf8').replace(/^---[^]*?\n---\n/, '');
const messages = (text: string): string[] =>
  spanishTextErrors(text).map(({ index, message }) => `${index} ${message}`);
const withoutAccents = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}|[¿¡]/gu, '');

const ENGLISH = FILES.filter((file) => !file.endsWith('.es.md'));
const SPANISH = FILES.filter((file) => file.endsWith('.es.md'));

it('no Spanish page of the project gives an error', () => {
  expect(SPANISH.length).toBeGreaterThan(20);
  expect(SPANISH.flatMap((file) => messages(bodyOf(file)))).toEqual([]);
});

it('an English page gives an error if it is used as its own Spanish page', () => {
  for (const file of ENGLISH)
    expect(messages(bodyOf(file)), file).toEqual([
      expect.stringMatching(/^\d+ this text is in English \('.+'\): write it in Spanish$/),
    ]);
});

it('an English page gives no error until a Spanish sentence is added', () => {
  const sentence = 'Llámenos antes de su visita.';
  for (const file of ENGLISH) {
    const body = bodyOf(file);
    expect(englishTextErrors(body), file).toEqual([]);
    expect(
      englishTextErrors(`${body}\n\n${sentence}`).map(({ message }) => message),
      file,
    ).toEqual([`'${sentence}' is Spanish: write it in English`]);
  }
});

it('a Spanish page gives one error if it is used as its own English page', () => {
  for (const file of SPANISH)
    expect(
      englishTextErrors(bodyOf(file)).map(({ message }) => message),
      file,
    ).toEqual([expect.stringMatching(/^this text is in Spanish \('.+'\): write it in English$/)]);
});

it('a Spanish page gives errors if English paragraphs are added to it', () => {
  for (const file of SPANISH) {
    const paragraphs = bodyOf(file).split(/\n\n+/);
    paragraphs.splice(paragraphs.length / 2, 0, 'Call us before your visit. We tell you what you pay.');
    expect(messages(paragraphs.join('\n\n')), file).toEqual([
      expect.stringContaining("'Call us before your visit.' is English: write it in Spanish"),
      expect.stringContaining("'We tell you what you pay.' is English"),
    ]);
  }
});

it('a Spanish page gives an error if its accents are removed', () => {
  for (const file of SPANISH) expect(messages(withoutAccents(bodyOf(file))), file).not.toEqual([]);
});

describe('a Spanish text', () => {
  it.each([
    ['Health coverage for the people of Minnesota.', /^0 this text is in English \('Health coverage for the/],
    ['Su plan is ready when you are.', /^0 this text is in English/],
    [
      'Llame al {brand.phone}.\n\n## Find care in your network\n\nVea la lista.\n',
      /^28 'Find care in your network' is English/,
    ],
    ['La informacion y su numero.', /^3 'informacion' has lost its accent$/],
    ['Antes de ir, que pide el plan?', /^29 this question has no ¿ before it$/],
  ])('gives an error: %s', (text, error) => {
    expect(messages(text)[0]).toMatch(error);
  });

  it.each([
    'La oficina Office of Health Care Ombudsman and Bill of Rights ayuda.',
    'La Minnesota Insurance Fair Information Reporting Act le permite ver sus datos.',
    'Diga <q lang="en">I need help in my language</q> y espere.',
    'Vea [la lista](/find-care/?for=you&with=your#all-of-it) y {if not chat}llame{end}.',
    '¿Qué paga el plan? ¿Y usted?',
    'Medical Assistance',
  ])('gives no error: %s', (text) => {
    expect(messages(text)).toEqual([]);
  });
});
