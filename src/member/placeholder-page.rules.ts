/** Placeholder pages for routes without a screen: text, phone note and links of each. Pure. */
import { t, type texts } from './placeholder-page.text.ts';

type TextKey = keyof typeof texts;

interface PlaceholderPage {
  lead: TextKey;
  call: TextKey;
  links: readonly (readonly [label: TextKey, href: string])[];
}

const SUMMARY = ['toSummary', '#/claims/activitySummary'] as const;
const CONTACT = ['toContact', '/msg/#!/contact-us'] as const;

const PLACEHOLDER_PAGES = {
  'claims/messageCenter': { lead: 'noMessagesLead', call: 'messagesCall', links: [SUMMARY, CONTACT] },
  account: {
    lead: 'accountLead',
    call: 'accountCall',
    links: [['password', '#/change-password'], ['securityQuestion', '#/security-question'], SUMMARY],
  },
} as const satisfies Readonly<Record<string, PlaceholderPage>>;

export type PlaceholderKey = keyof typeof PLACEHOLDER_PAGES;

export const placeholderPage = (key: PlaceholderKey): PlaceholderPage => PLACEHOLDER_PAGES[key];

/** Why there are no messages: the brand has no message center (spec 000 §6), or the selected group none (001 §6). */
export const noMessagesLead = (messageCenter: boolean): string =>
  t(messageCenter ? 'dentalMessagesLead' : 'noMessagesLead');
