import { describe, expect, it } from 'vitest';
import {
  after,
  BASE,
  check,
  FAMILY,
  errorsOf,
  OWN,
  TEXT,
  without,
  type File,
} from '../three-layers.fixture.ts';

describe('the errors of a brand', () => {
  it('do not include an invalid base value if the brand replaces it', () => {
    expect(errorsOf({ [BASE]: TEXT[BASE].replace(/^memberHome: .*$/m, 'memberHome: 7') })).toEqual([]);
  });

  it.each<[string, Partial<Record<File, string>>, string]>([
    [
      'a key that no layer has: the brand file, where it belongs',
      { [OWN]: without(OWN, 'name') },
      `${OWN}:1:1 name: is missing; it belongs in this file`,
    ],
    [
      'a key of a group that the brand file has not: the brand file, and the group',
      { [BASE]: TEXT[BASE].replace(/^  opens: .*\n/m, '') },
      `${OWN}:1:1 hours.opens: is missing; write it in brands/_base.yaml for all brands, or in this file, under hours, for this one`,
    ],
    [
      'a key of a group that the brand file has: the group',
      {
        [BASE]: TEXT[BASE].replace(/^  bypassHSA: .*\n/m, ''),
        [OWN]: TEXT[OWN].replace(/^  bypassHSA: .*\n/m, ''),
      },
      `${OWN}:${TEXT[OWN].slice(0, TEXT[OWN].indexOf('spending:')).split('\n').length}:1 spending.bypassHSA: is missing; write it in brands/_base.yaml for all brands, or in this file, for this one`,
    ],
    [
      'a key that the brand removes: where it is removed',
      { [OWN]: `${TEXT[OWN]}formsLabel: null\n` },
      `${OWN}:${after(OWN)}:1 formsLabel: is missing: this line removes it`,
    ],
    [
      'a key without a value, which is not null',
      { [OWN]: `${TEXT[OWN]}formsLabel:\n` },
      `${OWN}:${after(OWN)}:1 formsLabel: is missing: there is no value after the colon`,
    ],
    [
      'a group that the family removes: where it is removed',
      { [FAMILY]: `${TEXT[FAMILY]}signIn: null\n` },
      `${FAMILY}:${after(FAMILY)}:1 signIn: is missing: this line removes it`,
    ],
  ])('include an error for a missing key: %s', (_rule, texts, expected) => {
    expect(errorsOf(texts)).toEqual([expected]);
  });

  it('are reported together, each with its own file', () => {
    const files = errorsOf({
      [BASE]: TEXT[BASE]
        .replace('canceledPlans: shown', 'canceledPlans: 3')
        .replace(/^messageCenter: .*$/m, 'messageCenter: 1'),
      [FAMILY]: `${TEXT[FAMILY]}unheard: of\n`,
      [OWN]: TEXT[OWN].replace(/^storeID: .*$/m, 'storeID: 0'),
    });
    expect(files.map((error) => error.replace(/:\d+:\d+ /, ' ')).sort()).toEqual(
      [
        `${BASE} messageCenter: expected true or false, got 1`,
        `${OWN} storeID: expected a whole number, 1 to 99999, got '0'`,
        `${FAMILY} unheard: is not a key of a brand record`,
      ].sort(),
    );
  });
});

describe('a color pair with a contrast below WCAG AA', () => {
  const themed = (key: string, color: string) =>
    errorsOf({ [OWN]: TEXT[OWN].replace(new RegExp(`^  ${key}: .*$`, 'm'), `  ${key}: "${color}"`) });
  const lineOf = (key: string): number =>
    TEXT[OWN].slice(0, TEXT[OWN].indexOf(`  ${key}: `)).split('\n').length;

  it.each([
    ['primary', '#9fd8d0', '#9fd8d0 on warm #faf1ea is 1.', 'needs 4.5:1 (and '],
    ['accent', '#f2c9ae', '#f2c9ae on cool #edf6f5 is 1.', 'needs 3:1 (and 1 more pair)'],
    ['ink', '#9aa5a4', '#9aa5a4 on ', 'needs 4.5:1 (and '],
    ['warm', '#4d2a10', 'bad #b3261e on #4d2a10 is 1.94:1', ' needs 4.5:1'],
  ])(
    'gives one error at the color to change, with the nearest color that passes: %s %s',
    (key, color, pair, needed) => {
      const errors = themed(key, color).filter((error) =>
        error.startsWith(`${OWN}:${lineOf(key)}:3 theme.${key}: `),
      );
      expect(errors).toHaveLength(1);
      const [error = ''] = errors;
      expect(error).toContain(pair);
      expect(error).toContain(needed);
      const near = /; the nearest \w+ that passes is "(?<near>#[0-9a-f]{6})"$/.exec(error)?.groups?.['near'];
      expect(near && themed(key, near).filter((message) => message.includes(`theme.${key}:`))).toEqual([]);
    },
  );
});

describe('header tabs', () => {
  it('are hidden if they are inactive or meant for other brands', () => {
    const checked = check({
      [BASE]: TEXT[BASE]
        .replace('icon: heart }', 'icon: heart, active: false }')
        .replace('icon: pill }', 'icon: pill, brandVisibility: [pbs] }'),
    });
    if ('errors' in checked) throw new Error('errors');
    const ids = checked.brand.tabs.map(({ id }) => id);
    expect(ids).not.toContain('wellness');
    expect(ids).not.toContain('prescriptions');
    expect(checked.brand.tabs[0]).toMatchObject({ id: 'home', url: '/member/home' });
  });

  const tabsWith = (tabs: string) => {
    const checked = check({ [OWN]: `${TEXT[OWN]}tabs:\n${tabs}` });
    if ('errors' in checked) throw new Error('errors');
    return checked.brand.tabs;
  };
  const usual = tabsWith('  home: {}\n');

  it('inherit all other keys from the base if a brand only changes the icon', () => {
    const changed = tabsWith('  claims: { icon: book }\n');
    expect(changed).toEqual(usual.map((tab) => (tab.id === 'claims' ? { ...tab, icon: 'book' } : tab)));
  });

  it.each<[what: string, tabs: string, after: string]>([
    ['comes last', '  benefits: { label: Benefits, url: /about/ }\n', 'wellness'],
    [
      'comes after the one that it names',
      '  benefits: { label: Benefits, url: /about/, after: claims }\n',
      'claims',
    ],
  ])('can include an added tab that is active by default and %s', (_what, tabs, before) => {
    const added = tabsWith(tabs);
    const at = added.findIndex(({ id }) => id === 'benefits');
    expect(added[at - 1]?.id).toBe(before);
    expect(added[at]).toEqual({
      id: 'benefits',
      label: 'Benefits',
      url: '/about/',
      active: true,
      showText: true,
    });
    expect(added.toSpliced(at, 1)).toEqual(usual);
  });

  it('include a tab at its old position if a family removes it and a brand adds it again', () => {
    const checked = check({
      [FAMILY]: `${TEXT[FAMILY]}tabs:\n  claims: null\n`,
      [OWN]: `${TEXT[OWN]}tabs:\n  claims: { label: Claims, url: /login/#/claims/claimsAndPayments, icon: list }\n`,
    });
    if ('errors' in checked) throw new Error('errors');
    expect(checked.brand.tabs).toEqual(usual);
  });
});
