import * as v from 'valibot';
import { defineCall, type PayloadOf, type ResponseOf } from '../lib/http/call.schema.ts';
import { text } from '../lib/http/wire.schema.ts';

const qualifiers = v.object({
  brand: v.optional(text),
  relationshipCode: v.optional(text),
  spendingAccountExistsIndicator: v.optional(v.picklist(['Y', 'N'])),
  language: v.optional(v.literal('es')),
});

const named = v.object({
  name: v.pipe(
    text,
    v.check((name) => name !== '*', 'all texts need a contentType'),
  ),
  qualifiers: v.optional(qualifiers),
});
const allOfType = v.object({
  name: v.literal('*'),
  contentType: text,
  qualifiers: v.optional(qualifiers),
});

const pairs = v.array(v.object({ name: text, value: v.string(), languageCode: v.optional(text) }));

/** The list of texts, which services send inside or outside of `payload`. */
const contentResponse = v.pipe(
  v.union([
    v.object({ payload: v.object({ ContentResponse: pairs }) }),
    v.object({ payload: v.object({ contentResponse: pairs }) }),
    v.object({ contentResponse: pairs }),
  ]),
  v.transform((wire) => {
    if ('contentResponse' in wire) return wire.contentResponse;
    return 'ContentResponse' in wire.payload ? wire.payload.ContentResponse : wire.payload.contentResponse;
  }),
);

/**
 * Texts by name, or all texts of a content type: `{ name: '*', contentType }` (spec 001 §3 'Content request', §7 'Content').
 * brand, relationshipCode and spendingAccountExistsIndicator (Y or N) select among variants of a text. The response does
 * not contain unknown names. Not in the spec: the content types Navigation, Footer, Label, Message, List, Wellness and
 * Education; language, where es requests Spanish; `languageCode`, which is es for each Spanish text and missing for English
 * texts; qualifiers together with `*`; lists as texts with commas; links as 'label|address'.
 */
export const contentInfo = defineCall({
  method: 'post',
  path: '/rbsmbl/x-services/cms/contentInfo',
  access: 'public',
  payload: v.pipe(v.array(v.union([allOfType, named])), v.minLength(1)),
  response: contentResponse,
  read: true,
  cached: true,
});
export type ContentRequest = PayloadOf<typeof contentInfo>[number];
export type ContentQualifiers = v.InferOutput<typeof qualifiers>;
/** The texts, in the service's order. */
export type Content = ResponseOf<typeof contentInfo>;

/** Parses a link text such as 'Member rights|/member-rights/'. Null if the text is not a link. */
export const contentLink = v.fallback(
  v.nullable(
    v.pipe(
      v.string(),
      v.regex(/^[^|]+\|(\/(?!\/)|https:\/\/)[^|\s]*$/),
      v.transform((value) => {
        const [label = '', url = ''] = value.split('|');
        return { label: label.trim(), url };
      }),
    ),
  ),
  null,
);

/** The names of the texts that `languageTexts` returns. Their spelling is not in the spec. */
export const LANGUAGE_NAMES = [
  'MEANINGFUL_ACCESS_LINK',
  'ADDITIONAL_LANGUAGES_TEXT',
  'REGIONAL_LANGUAGES',
  'NON_DISCRIMINATION_LINK',
] as const;

/**
 * Language texts, each with its language code (spec 001 §7 'Content (GET form)': qualifier
 * MEANINGFUL_ACCESS_LINK_INFORMATION; contentType Language). Not in the spec: the values of LANGUAGE_NAMES, which are sent
 * as one comma-separated list; the parameter `brand`, which changes the regional languages; the response,
 * `payload.contentResponse` with name, value and languageCode.
 */
export const languageTexts = defineCall({
  method: 'get',
  path: '/rbsmbl/x-services/cms/contentInfo',
  access: 'public',
  query: v.object({
    qualifier: v.literal('MEANINGFUL_ACCESS_LINK_INFORMATION'),
    names: v.pipe(v.string(), v.regex(/^[A-Z_]+(,[A-Z_]+)*$/)),
    contentType: v.literal('Language'),
    brand: v.optional(text),
  }),
  response: v.pipe(
    v.object({
      payload: v.object({
        contentResponse: v.array(v.object({ name: text, value: v.string(), languageCode: text })),
      }),
    }),
    v.transform(({ payload }) => payload.contentResponse),
  ),
  cached: true,
});
