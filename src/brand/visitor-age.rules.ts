/** How old a visitor has to be (spec 000 §5). */
import type { Brand } from './brand.schema.ts';

/**
 * Youngest visitor who may ask for coverage, in whole years.
 * @param state two capitals: where the visitor lives; the brand's home state until the visitor says where
 */
export const minimumVisitorAge = (
  { minimumVisitorAge: age, brandState }: Pick<Brand, 'minimumVisitorAge' | 'brandState'>,
  state: string = brandState,
): number => new Map(Object.entries(age.byState)).get(state) ?? age.otherwise;
