import * as v from 'valibot';
import { defineCall, type ResponseOf } from '../../lib/http/call.schema.ts';
import { optionalText, text } from '../../lib/http/wire.schema.ts';

const language = v.pipe(
  v.object({
    languageCode: v.pipe(v.string(), v.regex(/^[a-z]{2,3}(-[A-Z]{2})?$/)),
    nativeName: text,
    englishName: optionalText,
    direction: v.picklist(['ltr', 'rtl']),
  }),
  v.transform((wire) => ({
    /** A BCP 47 code, such as `es` or `pt-BR`. */
    code: wire.languageCode,
    /** The language's own name for itself, such as `Español`. */
    name: wire.nativeName,
    englishName: wire.englishName,
    direction: wire.direction,
  })),
);
export type Language = v.InferOutput<typeof language>;

/**
 * The portal's languages and each brand's phone numbers for help in them (spec 000 §7 'language-content service':
 * a cache-busting parameter; languages and phone numbers by brand). Not in the spec: path; the parameter `v`, whose
 * value is the calendar date, so that responses can be cached for a day; the response.
 */
export const languageContent = defineCall({
  method: 'get',
  path: '/rbsmbl/x-services/cms/languageContent',
  access: 'public',
  query: v.object({ v: text }),
  response: v.pipe(
    v.object({
      payload: v.object({
        languages: v.array(language),
        phoneNumbers: v.array(v.object({ brand: text, phoneNumber: text, ttyNumber: optionalText })),
      }),
    }),
    v.transform(({ payload }) => ({
      languages: payload.languages,
      /** Keyed by lower-case brand code. */
      phones: new Map(
        payload.phoneNumbers.map((number) => [
          number.brand.toLowerCase(),
          { phone: number.phoneNumber, tty: number.ttyNumber },
        ]),
      ),
    })),
  ),
  cached: true,
});

const link = v.object({ label: text, url: v.pipe(v.string(), v.regex(/^(\/(?!\/)|https:\/\/)\S*$/)) });

/**
 * A region's languages, most spoken first (the menu shows five, spec 000 §9), and the footer's links (§2 Footer 'languages lookup returning
 * languages, meaningfulAccessLink and nonDiscriminationLink'). Not in the spec: path, the brand in the query, a link's
 * label and url.
 */
export const languagesLookup = defineCall({
  method: 'get',
  path: '/cmcrst/x-services/languages/lookup',
  access: 'public',
  query: v.object({ brand: text }),
  response: v.pipe(
    v.object({
      payload: v.object({
        languages: v.array(language),
        meaningfulAccessLink: link,
        nonDiscriminationLink: link,
      }),
    }),
    v.transform(({ payload }) => payload),
  ),
  cached: true,
});
export type LanguagesLookup = ResponseOf<typeof languagesLookup>;
