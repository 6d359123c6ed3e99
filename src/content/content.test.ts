import fc from 'fast-check';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { contentQuery, MissingArgumentError } from './content-query.rules.ts';
import { serviceText, tabTextName, textOf } from './content.rules.ts';

const user = { brand: 'pbs', relationshipCode: '18', spendingAccountExists: true };

describe('serviceText', () => {
  const es = [{ name: 'A', value: 'Hola', languageCode: 'es' }];
  const en = [{ name: 'A', value: 'Hello' }];
  it.each([
    ['en', en, 'prerendered', 'Hello', true],
    ['es', es, 'traducido', 'Hola', false],
    ['es', en, 'traducido', 'traducido', false],
    ['es', en, '', 'Hello', true],
    ['es', [], 'traducido', 'traducido', false],
  ])(
    'on a page in %s, if the service text is %j and the prerendered text is %j, returns %j',
    (lang, content, prerendered, text, isEnglish) => {
      vi.stubGlobal('document', { documentElement: { lang } });
      onTestFinished(() => void vi.unstubAllGlobals());
      expect(serviceText(content, 'A', prerendered)).toEqual({ text, isEnglish });
    },
  );
});

describe('content requests (001 §3, §5)', () => {
  it('contain, for each text, its name and the user’s brand, relationship code and spending account indicator', () => {
    const qualifiers = { brand: 'pbs', relationshipCode: '18', spendingAccountExistsIndicator: 'Y' };
    expect(contentQuery(user, { names: ['A', 'B'] })).toEqual([
      { name: 'A', qualifiers },
      { name: 'B', qualifiers },
    ]);
  });

  it('contain the language on a Spanish page', () => {
    expect(contentQuery(user, { names: ['A'] }, 'es')[0]?.qualifiers).toMatchObject({ language: 'es' });
  });

  it('may ask for all texts of a content type', () => {
    const [request] = contentQuery({ ...user, spendingAccountExists: false }, { contentType: 'Navigation' });
    expect(request).toMatchObject({
      name: '*',
      contentType: 'Navigation',
      qualifiers: { spendingAccountExistsIndicator: 'N' },
    });
  });

  it.each([
    ['no user', null],
    ['no brand', { ...user, brand: '' }],
    ['no relationship code', { ...user, relationshipCode: '' }],
  ])('throw "Missing user argument." for %s', (_case, noUser) => {
    expect(() => contentQuery(noUser, { names: ['A'] })).toThrow(new MissingArgumentError('user'));
    expect(() => contentQuery(noUser, { names: ['A'] })).toThrow('Missing user argument.');
  });

  it.each([
    ['nothing', null],
    ['no names', { names: [] }],
    ['an empty name', { names: [''] }],
    ['an empty kind', { contentType: '' }],
  ])('throw "Missing content argument." for %s', (_case, selection) => {
    expect(() => contentQuery(user, selection)).toThrow('Missing content argument.');
  });

  it('never contain an empty text name', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), (names) => {
        try {
          expect(contentQuery(user, { names }).every(({ name }) => name !== '')).toBe(true);
        } catch (error) {
          expect(names.filter(Boolean)).toEqual([]);
          expect(error).toBeInstanceOf(MissingArgumentError);
        }
      }),
    );
  });
});

describe('loaded texts', () => {
  const content = [
    { name: 'A', value: 'Find Care' },
    { name: 'B', value: '  ' },
  ];

  it('replace a prerendered text only if they contain a nonblank text with the same name', () => {
    expect([
      textOf(content, 'A', 'prerendered'),
      textOf(content, 'B', 'prerendered'),
      textOf([], 'A', 'prerendered'),
    ]).toEqual(['Find Care', 'prerendered', 'prerendered']);
  });

  it('contain the label of a header tab under a name derived from the tab’s id', () => {
    expect(tabTextName('claims-and-spending')).toBe('NAV_TAB_CLAIMS_AND_SPENDING');
  });
});
