/** The response fields of public calls that the portal reads. */
import { contentInfo, languageTexts } from '../../../src/content/content.schema.ts';
import { chatAvailability } from '../../../src/features/chat/chat.schema.ts';
import { getCart, putCart } from '../../../src/features/coverage/cart.schema.ts';
import { listPlans } from '../../../src/features/coverage/plans.schema.ts';
import { saveLead, saveProspect, sendEmail } from '../../../src/features/coverage/shopping.schema.ts';
import { providerSearch, storeLocator } from '../../../src/features/find-care/find-care.schema.ts';
import { contactUs } from '../../../src/features/help/contact.schema.ts';
import { needHelp } from '../../../src/features/help/help.schema.ts';
import { languageContent, languagesLookup } from '../../../src/features/languages/languages.schema.ts';
import {
  consumerProfile,
  register,
  registrationCoverage,
} from '../../../src/features/register/register.schema.ts';
import { brandByZip, countyList } from '../../../src/features/zip-to-brand/zip-to-brand.schema.ts';
import {
  publicAppConfig,
  secureAppConfig,
  serverInfo,
} from '../../../src/session/services/app-config.schema.ts';
import type { CallNeeds } from './call-needs.fixture.ts';

/** The path of a list, and the paths of fields in its entries. */
const each = (list: string, fields: readonly string[]): string[] => [
  list,
  ...fields.map((field) => `${list}.*.${field}`),
];

const ADDRESS = ['street', 'city', 'state', 'zipCode'] as const;
const CART = ['payload.cartId', ...each('payload.items', ['planId', 'planName', 'applicants'])];
const CONFIRMATION = ['payload.confirmationId', 'payload.status'] as const;
const LANGUAGE = ['languageCode', 'nativeName', 'direction'] as const;

export const publicNeeds: readonly CallNeeds[] = [
  [brandByZip, each('payload.brandInfo', ['brandCode', 'brandName', 'domain', 'storeID', 'hours'])],
  [countyList, each('payload.countyList', ['fipsCode', 'countyName', 'stateCode'])],
  [publicAppConfig, each('payload', ['name', 'value'])],
  [secureAppConfig, each('payload', ['name', 'value'])],
  [serverInfo, ['payload.serverTime', 'payload.timeZone', 'payload.version']],
  [contentInfo, each('payload.ContentResponse', ['name', 'value'])],
  [languageTexts, each('payload.contentResponse', ['name', 'value', 'languageCode'])],
  [
    languageContent,
    [...each('payload.languages', LANGUAGE), ...each('payload.phoneNumbers', ['brand', 'phoneNumber'])],
  ],
  [
    languagesLookup,
    [
      ...each('payload.languages', LANGUAGE),
      ...['meaningfulAccessLink', 'nonDiscriminationLink'].flatMap((link) => [
        `payload.${link}.label`,
        `payload.${link}.url`,
      ]),
    ],
  ],
  [needHelp, ['payload.headline', 'payload.phoneNumber', ...each('payload.menu', ['id', 'label', 'url'])]],
  [contactUs, ['payload.confirmationId', 'payload.status', 'payload.answerBy']],
  [chatAvailability, ['payload.available']],
  [
    storeLocator,
    each('payload.stores', ['storeId', 'storeName', ...ADDRESS, 'latitude', 'longitude', 'distance']),
  ],
  [
    providerSearch,
    [
      'payload.totalCount',
      ...each('payload.providers', [
        'providerId',
        'providerName',
        'specialty',
        ...ADDRESS,
        'acceptingNewPatients',
        'languages',
      ]),
    ],
  ],
  [consumerProfile, ['payload.consumerId', 'payload.registrationType', 'payload.registered']],
  [registrationCoverage, each('payload.coverageList', ['planName', 'groupNumber', 'lob'])],
  [register, ['payload.confirmationId', 'payload.logonId', 'payload.status']],
  [listPlans, each('payload.plans', ['planId', 'planName'])],
  [getCart, CART],
  [putCart, CART],
  [sendEmail, CONFIRMATION],
  [saveLead, CONFIRMATION],
  [saveProspect, CONFIRMATION],
];
