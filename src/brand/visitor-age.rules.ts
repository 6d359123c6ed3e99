/** Minimum age of visitors (spec 000 §5). */
import type { Brand } from './brand.schema.ts';

/**
 * Youngest visitor who may ask for coverage, in years.
 * @param state postal code where the visitor lives; default: the brand's home state
 */
export const minimumVisitorAge = (
  { minimumVisitorAge: age, brandState }: Pick<Brand, 'minimumVisitorAge' | 'brandState'>,
  state: string = brandState,
): number => new Map(Object.entries(age.byState)).get(state) ?? age.otherwise;
