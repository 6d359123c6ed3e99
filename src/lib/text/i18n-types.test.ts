/** Calls that the type check must reject. An unused `@ts-expect-error` fails the check. */
import { describe, expect, it } from 'vitest';
import { translator, type TextKey } from './i18n.ts';

const texts = {
  plain: 'Your claims',
  owed: { one: 'You owe {amount} for {count} claim', other: 'You owe {amount} for {count} claims' },
  few: { one: 'One claim', other: 'Several claims' },
  visit: '{name} on {day}',
} as const;
const t = translator('typed', texts);

describe('the parameters of a text', () => {
  it('are the names in braces and, in a text with plural forms, the count', () => {
    expect([
      t('plain'),
      t('owed', { amount: '$5', count: 1 }),
      t('few', { count: 2 }),
      t('visit', { name: 'Ana', day: 3 }),
    ]).toEqual(['Your claims', 'You owe $5 for 1 claim', 'Several claims', 'Ana on 3']);
  });

  it('must all be passed, and no other parameters may be passed', () => {
    const refused = (): unknown => [
      // @ts-expect-error -- without parameters
      t('visit'),
      // @ts-expect-error -- without its count
      t('owed', { amount: '$5' }),
      // @ts-expect-error -- a plural text needs its count, even if the text does not show the count
      t('few'),
      // @ts-expect-error -- 'year' is not in the text
      t('visit', { name: 'Ana', day: 3, year: 2026 }),
      // @ts-expect-error -- this text has no parameters
      t('plain', { name: 'Ana' }),
      // @ts-expect-error -- one of the two texts has parameters
      t(Date.now() > 0 ? 'plain' : 'visit'),
      // @ts-expect-error -- 'year' is not in this text, which is defined inline
      translator('inPlace', { title: 'Hello, {name}' })('title', { year: 2026 }),
    ];
    expect(refused).toBeTypeOf('function');
  });

  it('determine which keys TextKey allows', () => {
    const plain: TextKey<typeof texts> = 'plain';
    // @ts-expect-error -- this text takes a name and a day, not only a name
    const visit: TextKey<typeof texts, 'name'> = 'visit';
    expect([plain, visit]).toEqual(['plain', 'visit']);
  });
});
