/** Texts of the content service, by brand and audience. */
import type { ContentQualifiers } from '../../../src/content/content.schema.ts';
import type { Brand } from '../../../src/brand/brand.schema.ts';
import type { IsoDate } from '../../../src/lib/date/date.ts';
import { HSA_TERMS_TEXTS } from './hsa-terms.ts';
import { educationTexts } from './education-texts.ts';
import { SPANISH_CONTENT, SPANISH_SMART_MESSAGES } from './spanish-content.ts';
import { WELLNESS_TEXTS } from './wellness-texts.ts';

type ContentType = 'Navigation' | 'Footer' | 'Label' | 'Message' | 'List' | 'Wellness' | 'Education';
type Row = readonly [type: ContentType, text: string];

/**
 * Defaults for every brand. Labels of header tabs and left navigation are baked into the portal, so that a test sees when
 * one changes; two are here to be read by name.
 */
const TEXTS: Readonly<Record<string, Row>> = {
  NAV_LEFT_MESSAGES: ['Label', 'Messages'],
  NAV_LEFT_STATEMENT_ARCHIVE: ['Label', 'Statement Archive'],
  FOOTER_CONTENT_LINK: ['Footer', 'How to read an explanation of benefits|/explanation-of-benefits/'],
  LEFTNAV_HEALTH_PLANS_LABEL: ['Label', 'Benefits Overview'],
  LEFTNAV_HEALTH_PLANS_DESCRIPTION: ['Label', 'Your plans and what they cover.'],
  STATEMENT_ARCHIVE_HEADLINE: ['Label', 'Statements for your plan'],
  MBR_Claims_Error: [
    'Message',
    'We cannot show your plan progress right now. Please try again later, or call the number on your member ID card.',
  ],
  // Group numbers, with commas.
  PLANPROGRESS_SUPRESSED_GROUPS: ['List', '70110000'],
  PLANPROGRESS_MESSAGE_GROUPS: ['List', '70120000,70120001,70120002,70120003'],
};

/** Texts that a brand overrides. */
const OWN: Readonly<Record<string, Readonly<Record<string, Row>>>> = {
  pbs: {
    NAV_TAB_FIND_A_DOCTOR: ['Navigation', 'Find Care'],
    NAV_LEFT_STATEMENT_ARCHIVE: ['Label', 'Your Statements'],
    // Other brands have no text for empty plan progress, and show the portal's.
    PLANPROGRESS_MESSAGE: [
      'Message',
      'Your progress starts with your first in-network claim. Come back after your next visit.',
    ],
  },
  ndbcbs: { FOOTER_CONTENT_LINK: ['Footer', 'Member forms by phone|/contact/'] },
  wybcbs: { FOOTER_CONTENT_LINK: ['Footer', 'What your plan covers|/coverage/'] },
};

/** Codes 18 and 20 (spec 001 §4). */
const SUBSCRIBERS: readonly string[] = ['18', '20'];

/** The panel's sentence depends on role and spending account. */
function smartMessage({ relationshipCode, spendingAccountExistsIndicator }: ContentQualifiers): string {
  const isSubscriber = SUBSCRIBERS.includes(relationshipCode ?? '');
  const hasAccount = spendingAccountExistsIndicator === 'Y';
  if (isSubscriber)
    return hasAccount
      ? 'Your spending account can pay part of your next bill. See what is left before you pay.'
      : 'A spending account lets you pay for care with money that is not taxed. Call us to ask whether your plan has one.';
  return hasAccount
    ? 'Your family has a spending account. Ask the subscriber on your plan how to use it.'
    : 'Many plans cover a yearly preventive visit. Check yours before you book.';
}

export interface ContentText {
  readonly name: string;
  readonly type: ContentType;
  readonly value: string;
  /** es; missing for English. */
  readonly languageCode?: string;
}

function inSpanish(text: ContentText): ContentText {
  const value = SPANISH_CONTENT[text.name] ?? SPANISH_SMART_MESSAGES[text.value];
  return value === undefined ? text : { ...text, value, languageCode: 'es' };
}

/** Every text of a brand for the audience in the qualifiers. @param day today */
export function contentOf(
  brand: Brand | undefined,
  qualifiers: ContentQualifiers,
  day: IsoDate,
): ContentText[] {
  const texts: ContentText[] = [
    ...Object.entries({ ...TEXTS, ...OWN[brand?.code ?? ''] })
      .filter(([name]) => name !== 'FOOTER_CONTENT_LINK' || brand?.footer.contentLink !== false)
      .map(([name, [type, text]]) => ({ name, type, value: text })),
    ...Object.entries(HSA_TERMS_TEXTS).map(([name, value]) => ({ name, type: 'Message' as const, value })),
    { name: 'SMART_MESSAGE', type: 'Message' as const, value: smartMessage(qualifiers) },
    ...educationTexts(brand?.code ?? '', day).map(([name, value]) => ({
      name,
      type: 'Education' as const,
      value,
    })),
    ...(brand?.handOffs.wellness ? WELLNESS_TEXTS : []).map(([name, value]) => ({
      name,
      type: 'Wellness' as const,
      value,
    })),
  ];
  return qualifiers.language === 'es' ? texts.map(inSpanish) : texts;
}
