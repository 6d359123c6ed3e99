/** The language content of the content service (spec 001 §7 'Content (GET form)'). */
import type { Brand } from '../../../src/brand/brand.schema.ts';
import { ACCESS_TEXTS, regionalCodes } from './language-list.ts';

/** Every text in every language it exists in; the regional languages are the brand's state's. */
export const languageTextsOf = (brand: Brand | undefined) => [
  ...ACCESS_TEXTS.flatMap(({ languageCode, access, more, notice }) => [
    { name: 'MEANINGFUL_ACCESS_LINK', value: `${access}|/meaningful-access/`, languageCode },
    { name: 'ADDITIONAL_LANGUAGES_TEXT', value: more, languageCode },
    { name: 'NON_DISCRIMINATION_LINK', value: `${notice}|/non-discrimination/`, languageCode },
  ]),
  {
    name: 'REGIONAL_LANGUAGES',
    value: regionalCodes(brand?.brandState ?? '').join(','),
    languageCode: 'en',
  },
];
