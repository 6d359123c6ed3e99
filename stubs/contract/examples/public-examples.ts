/** Example requests of public calls: brands, counties, switches, texts, care nearby. */
import { contentInfo, LANGUAGE_NAMES, languageTexts } from '../../../src/content/content.schema.ts';
import { chatAvailability } from '../../../src/features/chat/chat.schema.ts';
import { providerSearch, storeLocator } from '../../../src/features/find-care/find-care.schema.ts';
import { contactUs } from '../../../src/features/help/contact.schema.ts';
import { needHelp } from '../../../src/features/help/help.schema.ts';
import { languageContent, languagesLookup } from '../../../src/features/languages/languages.schema.ts';
import { brandByZip, countyList } from '../../../src/features/zip-to-brand/zip-to-brand.schema.ts';
import {
  publicAppConfig,
  secureAppConfig,
  serverInfo,
} from '../../../src/session/services/app-config.schema.ts';
import { example } from '../example.ts';

const qualifiers = {
  brand: 'mincr',
  relationshipCode: '18',
  spendingAccountExistsIndicator: 'Y',
} as const;

export const publicExamples = [
  example(brandByZip, null, () => ({ query: { zipCode: '56560' } })),
  example(brandByZip, null, () => ({ query: { zipCode: '99501' } })),
  example(countyList, null, () => ({ payload: { zipCode: '55105' } })),
  example(countyList, null, () => ({ payload: { zipCode: '15377', segment: 'MED' as const } })),
  example(publicAppConfig, null, () => ({ params: { application: 'member', brand: 'hmbcbs' } })),
  example(secureAppConfig, 'maria', () => ({ params: { application: 'member', brand: 'ALL' } })),
  example(serverInfo, null, () => ({})),
  example(contentInfo, null, () => ({
    payload: [
      { name: 'SMART_MESSAGE', qualifiers },
      { name: 'MBR_Claims_Error', qualifiers },
      { name: 'PLANPROGRESS_SUPRESSED_GROUPS', qualifiers },
    ],
  })),
  example(contentInfo, null, () => ({
    payload: [{ name: '*', contentType: 'Navigation', qualifiers: { brand: 'pbs' } }],
  })),
  example(languageTexts, null, () => ({
    query: {
      qualifier: 'MEANINGFUL_ACCESS_LINK_INFORMATION' as const,
      names: LANGUAGE_NAMES.join(','),
      contentType: 'Language' as const,
      brand: 'mincr',
    },
  })),
  example(languageContent, null, ({ day }) => ({ query: { v: day } })),
  example(languagesLookup, null, () => ({ query: { brand: 'mincr' } })),
  example(needHelp, null, () => ({ query: { brand: 'pbs' } })),
  example(contactUs, null, () => ({
    payload: {
      requestKey: 'b1f7c9d2-3c55-4f1e-9a70-0d6c2e8f4a31',
      brand: 'mincr',
      language: 'en' as const,
      name: 'Maria Lund',
      subject: 'CLAIM' as const,
      message: 'My claim of November 3 is still in process. When will it be done?',
      replyBy: 'EMAIL' as const,
      contactValue: 'maria@mail.example',
    },
  })),
  example(chatAvailability, null, () => ({ query: { code: 'PBS', entryPoint: 'A' as const } })),
  example(storeLocator, null, () => ({ payload: { latitude: 40.44, longitude: -79.99 } })),
  example(storeLocator, null, () => ({ payload: { zipCode: '15222', radius: 100 } })),
  example(providerSearch, null, () => ({
    payload: { zipCode: '15222', specialty: 'FAMILY_MEDICINE' as const, pageNumber: 1 },
  })),
  example(providerSearch, null, () => ({
    payload: { name: 'clinic', acceptingNewPatients: true, accessibility: 'STEP_FREE' as const },
  })),
];
