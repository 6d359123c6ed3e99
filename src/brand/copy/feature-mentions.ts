/** Finds mentions of features that the brand does not have (decisions/brands#words-of-features-a-brand-lacks). */
import type { Brand } from '../brand.schema.ts';
import { applyConditions, type TextError } from './conditions.ts';
import { FEATURES, type Feature } from './features.ts';

const missingFeatures = (brand: Brand): Feature[] => FEATURES.filter(({ has }) => !has(brand));

const quoted = (words: string): string => `'${words.replaceAll(/\s+/g, ' ')}'`;

/**
 * Finds mentions of features that the brand lacks. A mention inside a condition on that feature is allowed.
 * @param canAsk whether the text may contain conditions on features
 * @returns errors with an index in the original text
 */
export function featureMentions(text: string, brand: Brand, canAsk = true): TextError[] {
  const chosen = applyConditions(text, brand);
  return missingFeatures(brand).flatMap(({ name, called, words }) =>
    [...(words ? chosen.text.matchAll(words) : [])]
      .filter(({ index }) => !chosen.featuresAt(index).includes(name))
      .map(({ 0: mention, index }) => ({
        index: chosen.positionOf(index),
        message: `${quoted(mention)} promises ${called}, which the brand does not have: ${canAsk ? `write {if ${name}}…{end} around it, or ` : ''}use other words`,
      })),
  );
}
