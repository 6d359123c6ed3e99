/**
 * The features that only some brands have, each with its name in conditions (`{if messageCenter}`) and the words that
 * mention it. Conditions can name only these features (decisions/brands#conditions-in-copy).
 */
import type { Brand } from '../brand.schema.ts';
import { hasStateFact, STATE_CONDITIONS } from '../states/state-facts.rules.ts';

export interface Feature {
  /** The name after `if` in a condition. */
  name: string;
  called: string;
  has: (brand: Brand) => boolean;
  words?: RegExp;
}

export const hasTab =
  (name: string) =>
  ({ tabs }: Brand): boolean =>
    tabs.some(({ id }) => id === name);

/** Lookbehind that excludes messages outside the message center, such as text messages. */
const OTHER_MESSAGES = String.raw`(?<!\b(?:error|text|voice|e-?mail|phone|status|warning)\s)`;

export const FEATURES: readonly Feature[] = [
  {
    name: 'messageCenter',
    called: 'the message center',
    has: ({ messageCenter }) => messageCenter,
    words: new RegExp(
      [
        String.raw`\bmessage\s+center\b`,
        String.raw`${OTHER_MESSAGES}\bmessages\b(?!\s+by\s+(?:text|phone|e-?mail)\b)`,
        String.raw`\bsecure\s+message\b`,
        String.raw`\b(?:send|write)\s+(?:us\s+)?a\s+message\b`,
        String.raw`\bcentro\s+de\s+mensajes\b`,
        String.raw`\bmensajes\b(?!\s+de\s+(?:error|texto|voz)\b)`,
        String.raw`#\/(?:claims\/)?messageCenter\b`,
      ].join('|'),
      'gi',
    ),
  },
  {
    name: 'chat',
    called: 'the chat',
    has: ({ chat }) => Boolean(chat.code && chat.entry && chat.window),
    words: /\bchat(?:s|ting)?\b/gi,
  },
  {
    name: 'payPremium',
    called: 'paying premiums online',
    has: (brand) => hasTab('pay-premium')(brand) && brand.handOffs.payPremium !== undefined,
    words:
      /\bpay\s+(?:your|the|a)\s+premiums?\s+(?:online|here|on\s+this\s+site)\b|\bpagar\s+(?:su|la|una)\s+prima\s+(?:en\s+línea|aquí|en\s+este\s+sitio)(?!\p{L})|#\/ebill\b/giu,
  },
  {
    name: 'sellsPlans',
    called: 'comparing plans online',
    has: ({ sellsPlans }) => sellsPlans,
  },
  {
    name: 'spending',
    called: 'spending accounts',
    has: hasTab('spending'),
    words:
      /\b(?:health\s+savings|flexible\s+spending|spending|health\s+reimbursement)\s+accounts?\b|\b(?:HSA|FSA|HRA)s?\b|\bcuentas?\s+de\s+(?:gastos|ahorros?)\b|#\/spendingSummary\b/giu,
  },
  {
    name: 'findADoctor',
    called: 'Find a Doctor',
    has: hasTab('find-a-doctor'),
    words: /\b(?:find\s+a|doctor)\s+(?:doctor|finder)\b|\bbuscar\s+un\s+médico\b|#\/finder\b/giu,
  },
  {
    name: 'prescriptions',
    called: 'prescriptions on this site',
    has: hasTab('prescriptions'),
    words:
      /\b(?:your|order|refill|see)\s+prescriptions?\b|\bprescription\s+refills?\b|\bsus\s+recetas\b|#\/prescriptions\b/giu,
  },
  {
    name: 'wellness',
    called: 'wellness programs',
    has: hasTab('wellness'),
    words: /\bwellness\s+(?:programs?|tools?|site)\b|\bprogramas?\s+de\s+bienestar\b|#\/wellness\b/giu,
  },
  {
    name: 'planProgress',
    called: 'plan progress on Health Plans',
    has: ({ planProgress }) => planProgress.onHealthPlans,
    words: /\bplan\s+progress\b|\b(?:avance|progreso)\s+(?:del|de\s+su)\s+plan\b/giu,
  },
  {
    name: 'planDetails',
    called: 'plan details online',
    has: ({ planDetailsLink }) => planDetailsLink,
    words: /\bplan\s+details\b|\bdetalles\s+(?:del|de\s+su)\s+plan\b/giu,
  },
  {
    name: 'dataArchive',
    called: 'the data archive',
    has: ({ dataArchive }) => dataArchive,
    words: /\bdata\s+archive\b|\barchivo\s+de\s+datos\b/giu,
  },
  {
    name: 'accredited',
    called: 'accreditation',
    has: ({ uracAccredited }) => uracAccredited,
    words: /\baccredit(?:ed|ation)\b|\bacreditad[oa]s?\b|\bacreditación(?!\p{L})/giu,
  },
];

export const FEATURE_NAMES: readonly string[] = FEATURES.map(({ name }) => name);

export const hasFeature = (brand: Brand, name: string): boolean =>
  FEATURES.some((feature) => feature.name === name && feature.has(brand));

/** The names that `{if …}` may use: features, and facts about the brand's state. */
export const CONDITION_NAMES: readonly string[] = [...FEATURE_NAMES, ...STATE_CONDITIONS];

export const meetsCondition = (brand: Brand, name: string): boolean =>
  hasFeature(brand, name) || (brand.state !== undefined && hasStateFact(brand.state, name));
