import { expect, it } from 'vitest';
import { VISITS } from './member-views.ts';

it('each view of the contact sheet has a unique name', () => {
  const names = VISITS.flatMap(({ views }) => views.map(({ name }) => name));
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});
