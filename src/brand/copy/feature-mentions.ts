/** Texts that promise readers a feature which their brand does not have (decision 064). */
import type { Brand } from '../brand.schema.ts';
import { chooseFor, type TextProblem } from './conditions.ts';
import { FEATURES, type Feature } from './features.ts';

const missingFeatures = (brand: Brand): Feature[] => FEATURES.filter(({ has }) => !has(brand));

const quoted = (words: string): string => `'${words.replaceAll(/\s+/g, ' ')}'`;

/**
 * The words of a text that name a feature the brand lacks. Within a condition that asks for the feature they are fine.
 * @param canAsk whether the text may hold conditions
 * @returns problems by their index in the text as written
 */
export function featureMentions(text: string, brand: Brand, canAsk = true): TextProblem[] {
  const chosen = chooseFor(text, brand);
  return missingFeatures(brand).flatMap(({ name, called, words }) =>
    [...(words ? chosen.text.matchAll(words) : [])]
      .filter(({ index }) => !chosen.featuresAt(index).includes(name))
      .map(({ 0: found, index }) => ({
        index: chosen.placeOf(index),
        message: `${quoted(found)} promises ${called}, which the brand does not have: ${canAsk ? `write {if ${name}}…{end} around it, or ` : ''}use other words`,
      })),
  );
}
