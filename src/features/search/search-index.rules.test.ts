import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SearchPage, SearchSection } from '../../brand/search/search-index.ts';
import { indexPages, type SearchResults } from './search-index.rules.ts';

const section = (heading: string, text: string, id = '', isEntry = false): SearchSection => ({
  id,
  heading,
  text,
  isEntry,
});

const PAGES: SearchPage[] = [
  {
    path: '/dental/',
    title: 'Dental coverage',
    kind: 'product',
    sections: [
      section('', 'What a dental plan pays for.'),
      section('Braces', 'Most plans pay half of the price of braces.', 'braces'),
      section('Waiting times', 'Some treatments have a waiting time.', 'waiting'),
    ],
  },
  {
    path: '/faqs/',
    title: 'Questions and answers',
    kind: 'content',
    sections: [
      section('', 'Short answers.'),
      section('What is a deductible?', 'You pay it before the plan pays.', 'deductible', true),
      section('I lost my card', 'Call us. A dental card is another card.', 'lost-card', true),
    ],
  },
];
const SPANISH: SearchPage[] = [
  {
    path: '/es/find-care/',
    title: 'Buscar atención médica',
    kind: 'content',
    sections: [section('', 'Encuentre un médico cerca de usted.')],
  },
];

const PLURALS: Readonly<Record<'en' | 'es', readonly string[]>> = {
  en: ['How to appeal', 'Two appeals', 'One company', 'All companies', 'A headache', 'Headaches'],
  es: [
    'Una apelación',
    'Las apelaciones',
    'Un dentista',
    'Los dentistas',
    'Medicamento recetado',
    'Medicamentos recetados',
    'Una vez',
    'Dos veces',
  ],
};
const findPlurals = (language: 'en' | 'es') =>
  indexPages(
    PLURALS[language].map((text, at) => ({
      path: `/${at}/`,
      title: 'x',
      kind: 'content',
      sections: [section('', text)],
    })),
    language,
  );

const ALL = { productEnabled: true, contentEnabled: true };
const find = indexPages(PAGES, 'en');
const findSpanish = indexPages(SPANISH, 'es');
const pathsOf = ({ results }: SearchResults): string[] => results.map(({ path }) => path);

describe('searching the site', () => {
  it.each([
    ['dental', ['/dental/', '/faqs/#lost-card']],
    ['braces', ['/dental/']],
    ['what is a deductible', ['/faqs/#deductible']],
    ['deductable', ['/faqs/#deductible']],
    ['deduct', ['/faqs/#deductible']],
    ['BRÄCES', ['/dental/']],
    ['dental braces', ['/dental/']],
    ['braces unicorn', ['/dental/']],
    ['xylophone', []],
    ['?!', []],
  ])('for %j finds %j', (term, paths) => {
    expect(pathsOf(find({ term, ...ALL }))).toEqual(paths);
  });

  it('shows the page’s title and its headings, with the matches marked', () => {
    const [first] = find({ term: 'braces', ...ALL }).results;
    expect(first).toMatchObject({
      title: [{ text: 'Dental coverage', isMatch: false }],
      page: null,
      kind: 'product',
      headings: [{ path: '/dental/#braces', title: [{ text: 'Braces', isMatch: true }] }],
    });
  });

  it('shows no heading if only the page’s title matches', () => {
    const [first] = find({ term: 'coverage', ...ALL }).results;
    expect(first).toMatchObject({ path: '/dental/', headings: [] });
  });

  it('names the page that an entry belongs to', () => {
    expect(find({ term: 'lost', ...ALL }).results).toMatchObject([{ page: 'Questions and answers' }]);
  });

  it.each([
    ['deductable', 'deductible', ['deductable']],
    ['my dental brases', 'dental braces', ['brases']],
    ['bronze plan', 'plan', ['bronze']],
    ['loss of my card', 'card', ['loss']],
    ['my dental', 'my dental', []],
    ['dent', 'dent', []],
    ['xylophone', '', ['xylophone']],
    ['half unicorn xylophone', 'half', ['unicorn', 'xylophone']],
  ])('for %j uses the term %j, and reports the missing words %j', (term, searched, missing) => {
    expect(find({ term, ...ALL })).toMatchObject({ term: searched, missing, isPartial: false });
  });

  it('reports that the results are partial if no page contains all words', () => {
    expect(find({ term: 'braces lost', ...ALL })).toMatchObject({ missing: [], isPartial: true });
  });

  it('shows first a page that has all words, even if no section of it has all', () => {
    const sections = [section('Waiting', 'Waiting times')];
    const waiting: SearchPage = { path: '/waiting/', title: 'Waiting', kind: 'content', sections };
    const found = indexPages([waiting, ...PAGES], 'en')({ term: 'braces waiting', ...ALL });
    expect(found.isPartial).toBe(false);
    expect(pathsOf(found)).toEqual(['/dental/', '/waiting/']);
  });

  it.each([
    ['the', true],
    ['what is my', true],
    ['the plan', false],
    ['xylophone', false],
    ['?!', false],
  ])('for %j reports whether the term has only common words: %j', (term, isCommon) => {
    expect(find({ term, ...ALL }).isCommon).toBe(isCommon);
  });

  it('finds nothing for a word that only disabled page kinds contain, but does not report it as missing', () => {
    const { missing, results } = find({ term: 'lost', productEnabled: true, contentEnabled: false });
    expect([missing, results]).toEqual([[], []]);
  });

  it.each([
    [{ productEnabled: true, contentEnabled: false }, ['/dental/']],
    [{ productEnabled: false, contentEnabled: true }, ['/faqs/#lost-card']],
    [{ productEnabled: false, contentEnabled: false }, []],
  ])('with the flags %j finds %j', (flags, paths) => {
    expect(pathsOf(find({ term: 'dental', ...flags }))).toEqual(paths);
  });

  it('finds Spanish words that are typed without accents', () => {
    for (const term of ['médico', 'medico', 'un medico', 'medicos'])
      expect(pathsOf(findSpanish({ term, ...ALL }))).toEqual(['/es/find-care/']);
    expect(findSpanish({ term: 'meddico', ...ALL }).term).toBe('médico');
  });

  it.each([
    ['en', 'appeal', 'appeals', 2],
    ['en', 'company', 'companies', 2],
    ['en', 'headache', 'headaches', 2],
    ['es', 'apelación', 'apelaciones', 2],
    ['es', 'dentista', 'dentistas', 2],
    ['es', 'medicamento recetado', 'medicamentos recetados', 2],
    ['es', 'vez', 'veces', 2],
  ] as const)(
    'in %s finds the same pages for %j and %j, and marks a match in every extract',
    (language, singularForm, many, count) => {
      const search = findPlurals(language);
      const [singular, plural] = [singularForm, many].map((term) => search({ term, ...ALL }));
      expect(singular?.results).toHaveLength(count);
      expect(plural?.results).toEqual(singular?.results);
      expect(singular?.missing).toEqual([]);
      for (const { extract } of singular?.results ?? [])
        expect(extract.some(({ isMatch }) => isMatch)).toBe(true);
    },
  );

  it('extracts a sentence that contains a search term, even from a later section of the page', () => {
    const sections = [
      section('Braces', 'Ask first.', 'braces'),
      section('Costs', 'Half of braces.', 'costs'),
    ];
    const [result] = indexPages(
      [{ path: '/braces/', title: 'Braces', kind: 'content', sections }],
      'en',
    )({ term: 'braces', ...ALL }).results;
    expect(result?.extract.map(({ text }) => text).join('')).toBe('Half of braces.');
    expect(result?.headings.map(({ path }) => path)).toEqual(['/braces/#braces', '/braces/#costs']);
  });

  it('never throws, and returns only titles of pages and sections', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 64 }), (term) => {
        const indexed = PAGES.flatMap(({ title, sections }) => [
          title,
          ...sections.map(({ heading }) => heading),
        ]);
        for (const { title } of find({ term, ...ALL }).results)
          expect(indexed).toContain(title.map(({ text }) => text).join(''));
      }),
    );
  });
});
