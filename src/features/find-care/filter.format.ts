import { languageName } from './find-care.names.ts';
import { ACCESSIBILITY } from './find-care.schema.ts';
import { t as care } from './find-care.text.ts';
import type { FinderSearch } from './finder-search.rules.ts';
import { t } from './finder.text.ts';

/** The filters of a search as text, for example `speaks Spanish, takes new patients`; '' if there are none. */
export function filterWords(search: FinderSearch): string {
  if (search.what === 'stores') return '';
  const { isPlanOnly, language, accessibility, isAccepting } = search;
  const code = ACCESSIBILITY.find((kind) => kind === accessibility);
  return [
    ...(isPlanOnly ? [t('inPlan')] : []),
    ...(language ? [t('speaks', { language: languageName(language) })] : []),
    ...(code ? [care(`accessibility.${code}`).toLowerCase()] : []),
    ...(isAccepting ? [t('takesNew')] : []),
  ].join(', ');
}

/** The zip code (`15222`), or a text for the position; '' without a location. */
export const placeText = ({ zipCode, position }: FinderSearch): string => (position ? t('nearYou') : zipCode);
