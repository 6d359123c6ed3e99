/** The fields of the estimate form. Pure. */

/**
 * The entered values. `care`: a value from `planned-care.rules.ts`; `network`: a `CareNetwork`; `person`: a key of a
 * person on the plan, '' if the plan has fewer than two people.
 */
export type WhatIfFields = Readonly<Record<'care' | 'cost' | 'share' | 'network' | 'person', string>>;

const HIGHEST_SHARE = 100;

/** Reads a percentage from 0 to 100; null if empty, undefined if invalid. */
export function typedShare(typed: string): number | null | undefined {
  const text = typed.trim().replace(/\s?%$/, '');
  if (text === '') return null;
  const share = /^\d{1,3}(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
  return share <= HIGHEST_SHARE ? share : undefined;
}
