import fc from 'fast-check';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { contentQuery, MissingArgumentError } from './content-query.rules.ts';
import { serviceText, tabTextName, textOf } from './content.rules.ts';

const user = { brand: 'pbs', relationshipCode: '18', spendingAccountExists: true };

describe('a text of the service, or the baked one', () => {
  const es = [{ name: 'A', value: 'Hola', languageCode: 'es' }];
  const en = [{ name: 'A', value: 'Hello' }];
  it.each([
    ['en', en, 'baked', 'Hello', true],
    ['es', es, 'traducido', 'Hola', false],
    ['es', en, 'traducido', 'traducido', false],
    ['es', en, '', 'Hello', true],
    ['es', [], 'traducido', 'traducido', false],
  ])('on a page in %s, the service has %j, baked %j: %j', (lang, content, baked, text, isEnglish) => {
    vi.stubGlobal('document', { documentElement: { lang } });
    onTestFinished(() => void vi.unstubAllGlobals());
    expect(serviceText(content, 'A', baked)).toEqual({ text, isEnglish });
  });
});

describe('content requests (001 §3, §5)', () => {
  it('ask for texts by name, with the qualifiers of the user', () => {
    const qualifiers = { brand: 'pbs', relationshipCode: '18', spendingAccountExistsIndicator: 'Y' };
    expect(contentQuery(user, { names: ['A', 'B'] })).toEqual([
      { name: 'A', qualifiers },
      { name: 'B', qualifiers },
    ]);
  });

  it('ask for Spanish on a Spanish page', () => {
    expect(contentQuery(user, { names: ['A'] }, 'es')[0]?.qualifiers).toMatchObject({ language: 'es' });
  });

  it('or for all of a kind', () => {
    const [asked] = contentQuery({ ...user, spendingAccountExists: false }, { contentType: 'Navigation' });
    expect(asked).toMatchObject({
      name: '*',
      contentType: 'Navigation',
      qualifiers: { spendingAccountExistsIndicator: 'N' },
    });
  });

  it.each([
    ['no user', null],
    ['no brand', { ...user, brand: '' }],
    ['no relationship code', { ...user, relationshipCode: '' }],
  ])('%s: Missing user argument.', (_case, noUser) => {
    expect(() => contentQuery(noUser, { names: ['A'] })).toThrow(new MissingArgumentError('user'));
    expect(() => contentQuery(noUser, { names: ['A'] })).toThrow('Missing user argument.');
  });

  it.each([
    ['nothing', null],
    ['no names', { names: [] }],
    ['an empty name', { names: [''] }],
    ['an empty kind', { contentType: '' }],
  ])('%s: Missing content argument.', (_case, wanted) => {
    expect(() => contentQuery(user, wanted)).toThrow('Missing content argument.');
  });

  it('never sends a request without a name', () => {
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

describe('texts that came', () => {
  const content = [
    { name: 'A', value: 'Find Care' },
    { name: 'B', value: '  ' },
  ];

  it('replace the baked ones, which stay if the service has none', () => {
    expect([textOf(content, 'A', 'baked'), textOf(content, 'B', 'baked'), textOf([], 'A', 'baked')]).toEqual([
      'Find Care',
      'baked',
      'baked',
    ]);
  });

  it('a tab asks by its id', () => {
    expect(tabTextName('claims-and-spending')).toBe('NAV_TAB_CLAIMS_AND_SPENDING');
  });
});
