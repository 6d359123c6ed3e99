import type { Brand } from './brand.schema.ts';

/** Minimum age, in years, of a visitor who may ask for coverage (spec 000 §5). `state` is a state code, such as NY. */
export const minimumVisitorAge = (
  { minimumVisitorAge: age, brandState }: Pick<Brand, 'minimumVisitorAge' | 'brandState'>,
  state: string = brandState,
): number => new Map(Object.entries(age.byState)).get(state) ?? age.otherwise;
