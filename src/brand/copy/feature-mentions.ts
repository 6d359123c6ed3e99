/** Texts that mention a feature which the brand does not have (decisions/brands#words-of-features-a-brand-lacks). */
import type { Brand } from '../brand.schema.ts';
import { applyConditions, type TextError } from './conditions.ts';
import { FEATURES, type Feature } from './features.ts';

const missingFeatures = (brand: Brand): Feature[] => FEATURES.filter(({ has }) => !has(brand));

const quoted = (words: string): string => `'${words.replaceAll(/\s+/g, ' ')}'`;

/**
 * Mentions inside a condition on the feature are allowed.
 * @param canAsk whether the text may contain conditions
 * @returns errors by index in the text as written
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
