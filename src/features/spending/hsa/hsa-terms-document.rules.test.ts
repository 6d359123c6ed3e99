import { expect, it } from 'vitest';
import { termsDocument } from './hsa-terms-document.rules.ts';

const texts = { HSA_TERMS: '<p>Terms</p>', HSA_TERMS_VERSION: '3', HSA_TERMS_DATE: '2026-01-01' };
const contentOf = (changes: Partial<typeof texts> = {}) =>
  Object.entries({ ...texts, ...changes }).map(([name, value]) => ({ name, value }));

it('termsDocument returns the terms, their version, and the date of that version', () =>
  expect(termsDocument(contentOf())).toEqual({ version: '3', date: '2026-01-01', html: '<p>Terms</p>' }));

it.each([{ HSA_TERMS: ' ' }, { HSA_TERMS_VERSION: '' }, { HSA_TERMS_DATE: 'soon' }])(
  'termsDocument returns null if a part is missing: %j',
  (missing) => expect(termsDocument(contentOf(missing))).toBeNull(),
);
