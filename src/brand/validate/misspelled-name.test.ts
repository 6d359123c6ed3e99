import { expect, it } from 'vitest';
import { misspelledNames } from './misspelled-name.ts';

const messages = (name: string, text: string) =>
  misspelledNames({ name })(text).map(({ index, message }) => `${index} ${message}`);

it.each([
  ['Bighorn Health', 'Ask Bighorn Heath.', 4, 'Bighorn Heath'],
  ['Bighorn Health', 'Bighron Health pays.', 0, 'Bighron Health'],
  ['North Star Health Plan', '(North Star Heath Plan)', 1, 'North Star Heath Plan'],
  ['North Star Health Plan', 'The Norht Star Health Plan', 4, 'Norht Star Health Plan'],
  ['North Star Health Plan', 'North Star Health Plann', 0, 'North Star Health Plann'],
])('misspelledNames() for a brand named %s finds the mistake in: %s', (name, text, index, found) => {
  expect(messages(name, text)).toEqual([`${index} '${found}' is not the name of this brand: write ${name}`]);
});

it.each([
  ['Bighorn Health', 'Bighorn Health, Bighorn Health’s and Mental Health'],
  ['Bighorn Health', 'bighorn health'],
  ['North Star Health Plan', 'Compare North Star Health Plans with a Star Health Plan.'],
  ['Bighorn', 'Bighron'],
  ['Area Plan 51', 'Area Plan 51, of Area Plan 51.'],
  ['St. Mary Health', 'At St. Mary Health.'],
])('misspelledNames() for a brand named %s finds no mistake in: %s', (name, text) => {
  expect(messages(name, text)).toEqual([]);
});
