/** The calls for texts, languages and the need-help menu (spec 000 §7, 001 §7). */
import {
  contentInfo,
  languageTexts,
  type ContentQualifiers,
  type ContentRequest,
} from '../../../src/content/content.schema.ts';
import type { IsoDate } from '../../../src/lib/date/date.ts';
import { needHelp, type NeedHelpWire } from '../../../src/features/help/help.schema.ts';
import { languageContent, languagesLookup } from '../../../src/features/languages/languages.schema.ts';
import { refuse } from '../http/requests.ts';
import { allBrands, brandOf } from '../brand-records.ts';
import { createRouter, type SandboxServices } from '../context.ts';
import { contentOf, type ContentText } from './content-texts.ts';
import { LANGUAGES, languagesOf, ACCESS_TEXTS, regionalCodes } from './language-list.ts';
import { serveCall } from '../serve-call.ts';
import type { Brand } from '../../../src/brand/brand.schema.ts';

function helpMenu(brand: Brand): NeedHelpWire['payload'] {
  const chat = {
    id: 'chat',
    label: 'Chat with us',
    url: '#chat',
    description: 'Mon - Fri: 8 a.m. - 6 p.m.',
  };
  return {
    headline: `Need help? ${brand.name} is here for you.`,
    phoneNumber: brand.customerServicePhoneNumber,
    hours: brand.hours.text,
    menu: [
      {
        id: 'contact-us',
        label: 'Contact us',
        url: '/msg/#!/contact-us',
        description: 'Write to us, and we’ll answer by email or by phone.',
      },
      ...(brand.chat.code === undefined ? [] : [chat]),
      {
        id: 'questions',
        label: 'Questions and answers',
        url: '/faqs/',
        description: 'What members ask most.',
      },
      {
        id: 'language-help',
        label: 'Help in your language',
        url: '/meaningful-access/',
        description: 'Interpreters are free.',
      },
    ],
  };
}

/** All texts in all languages in which they exist. The regional languages are those of the brand's state. */
const languageTextsOf = (brand: Brand | undefined) => [
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

/** The texts for these qualifiers; none if the brand is unknown. */
function textsOf(day: IsoDate, qualifiers: ContentQualifiers = {}): ContentText[] {
  const brand = qualifiers.brand === undefined ? undefined : brandOf(qualifiers.brand);
  return qualifiers.brand !== undefined && !brand ? [] : contentOf(brand, qualifiers, day);
}

const textsFor = (requested: ContentRequest, day: IsoDate): ContentText[] =>
  textsOf(day, requested.qualifiers).filter(({ name, type }) =>
    'contentType' in requested ? type === requested.contentType : name === requested.name,
  );

export function contentRoutes(services: SandboxServices) {
  const routes = createRouter();

  serveCall(routes, services, contentInfo, ({ payload, day }) => {
    const texts = payload
      .flatMap((requested) => textsFor(requested, day))
      .map(({ type: _type, ...text }) => text);
    // Services spell this field in two ways (spec 001 §7). Its first letter is lowercase if all texts of a type are requested.
    return payload.some(({ name }) => name === '*')
      ? { payload: { contentResponse: texts } }
      : { payload: { ContentResponse: texts } };
  });

  serveCall(routes, services, languageTexts, ({ query }) => {
    const brand = query.brand === undefined ? undefined : brandOf(query.brand);
    const names = query.names.split(',');
    const contentResponse = languageTextsOf(brand).filter(({ name }) => names.includes(name));
    return { payload: { contentResponse } };
  });

  serveCall(routes, services, languageContent, () => ({
    payload: {
      languages: [...LANGUAGES],
      phoneNumbers: [...allBrands().values()].map((brand) => ({
        brand: brand.code,
        phoneNumber: brand.customerServicePhoneNumber,
        ttyNumber: brand.ttyNumber,
      })),
    },
  }));

  serveCall(routes, services, languagesLookup, ({ query }) => {
    const brand = brandOf(query.brand);
    if (!brand) return refuse(404, 'NO-SUCH-BRAND');
    return {
      payload: {
        languages: languagesOf(brand.brandState),
        meaningfulAccessLink: { label: 'Language assistance', url: '/meaningful-access/' },
        nonDiscriminationLink: { label: 'Non-discrimination notice', url: '/non-discrimination/' },
      },
    };
  });

  serveCall(routes, services, needHelp, ({ query }) => {
    const brand = brandOf(query.brand);
    return brand ? { payload: helpMenu(brand) } : refuse(404, 'NO-SUCH-BRAND');
  });

  return routes;
}
