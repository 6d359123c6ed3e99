/** Texts of the content service, by brand and audience. */
import type { ContentQualifiers } from '../../../src/content/content.schema.ts';
import type { Brand } from '../../../src/brand/brand.schema.ts';
import type { IsoDate } from '../../../src/lib/date/date.ts';
import { HSA_TERMS_TEXTS } from './hsa-terms.ts';
import { educationTexts } from './education-texts.ts';

/** Spanish versions of the content service's texts, by name. The HSA terms and the lists have none. */
const SPANISH_CONTENT: Readonly<Record<string, string>> = {
  LEFTNAV_HEALTH_PLANS_LABEL: 'Resumen de beneficios',
  LEFTNAV_HEALTH_PLANS_DESCRIPTION: 'Sus planes y lo que cubren.',
  STATEMENT_ARCHIVE_HEADLINE: 'Estados de cuenta de su plan',
  WELLNESS_PROGRAM_HEALTH_COACHING_TITLE: 'Asesoría de salud',
  WELLNESS_PROGRAM_HEALTH_COACHING_TEXT:
    'Hable por teléfono con una enfermera o un dietista sobre el sueño, la comida, el peso o el estrés, tantas veces como quiera.',
  WELLNESS_PROGRAM_HEALTH_COACHING_LINK:
    'Conozca a los asesores|https://members.brightpath.example/coaching/',
  WELLNESS_PROGRAM_QUIT_TOBACCO_TITLE: 'Deje el tabaco',
  WELLNESS_PROGRAM_QUIT_TOBACCO_TEXT:
    'Un plan propio para los primeros noventa días, y alguien a quien llamar cuando se haga difícil.',
  WELLNESS_PROGRAM_QUIT_TOBACCO_LINK: 'Haga un plan|https://members.brightpath.example/tobacco/',
  WELLNESS_PROGRAM_PREVENTIVE_CARE_TITLE: 'Recordatorios de atención preventiva',
  WELLNESS_PROGRAM_PREVENTIVE_CARE_TEXT:
    'Qué chequeos, pruebas y vacunas le tocan a su edad, y cómo los cubre su plan.',
  WELLNESS_PROGRAM_PREVENTIVE_CARE_LINK: 'Cómo funciona la cobertura|/es/coverage/',
  WELLNESS_PROGRAM_MATERNITY_TITLE: 'Si espera un bebé',
  WELLNESS_PROGRAM_MATERNITY_TEXT:
    'Una enfermera responde preguntas durante el embarazo y los primeros meses, de día y de noche.',
  EDUCATION_ITEM_MANAGE_CLAIMS_TITLE: 'Cómo manejar sus reclamos en línea',
  EDUCATION_ITEM_MANAGE_CLAIMS_SIZE: 'Unos 400 MB',
  EDUCATION_ITEM_MANAGE_CLAIMS_DESCRIPTION:
    'Encuentre un reclamo, vea cuánto costó y por qué, y pague su parte. El video está en inglés, con subtítulos en español.',
  EDUCATION_ITEM_READ_EOB_TITLE: 'Cómo leer una explicación de beneficios',
  EDUCATION_ITEM_READ_EOB_SIZE: '1 página, 40 KB, en inglés',
  EDUCATION_ITEM_READ_EOB_DESCRIPTION:
    'Qué significa cada parte de una explicación de beneficios, con un ejemplo.',
  EDUCATION_ITEM_READ_STATEMENT_TITLE: 'Cómo leer un estado de actividad del plan',
  EDUCATION_ITEM_READ_STATEMENT_SIZE: '1 página, 40 KB, en inglés',
  EDUCATION_ITEM_READ_STATEMENT_DESCRIPTION:
    'Qué significa cada parte de un estado de actividad del plan, con un ejemplo.',
  ED_VIDEO_HEADLINE: 'Conozca su nueva sección de reclamos',
  ED_VIDEO_DESCRIPTION: 'Hay un video nuevo que le ayuda a moverse por la sección de reclamos.',
  ED_VIDEO_LINK: 'Ver más material educativo',
};

/** Spanish versions of the smart messages, by the English text. */
const SPANISH_SMART_MESSAGES: Readonly<Record<string, string>> = {
  'Your spending account can pay part of your next bill. See what is left before you pay.':
    'Su cuenta de gastos puede pagar parte de su próxima factura. Vea cuánto le queda antes de pagar.',
  'A spending account lets you pay for care with money that is not taxed. Call us to ask whether your plan has one.':
    'Una cuenta de gastos le permite pagar su atención con dinero libre de impuestos. Llámenos para preguntar si su plan tiene una.',
  'Your family has a spending account. Ask the subscriber on your plan how to use it.':
    'Su familia tiene una cuenta de gastos. Pregunte al titular de su plan cómo usarla.',
  'Many plans cover a yearly preventive visit. Check yours before you book.':
    'Muchos planes cubren una visita preventiva al año. Revise el suyo antes de hacer la cita.',
};

/** The texts of a wellness program in the content service. */
interface Program {
  readonly key: string;
  readonly title: string;
  readonly text: string;
  /** Label and URL of the program's page, as 'label|url'; '' if the program has no page. */
  readonly link: string;
}

const PROGRAMS: readonly Program[] = [
  {
    key: 'HEALTH_COACHING',
    title: 'Health coaching',
    text: 'Talk with a nurse or dietitian about sleep, food, weight or stress, by phone and as often as you like.',
    link: 'Meet the coaches|https://members.brightpath.example/coaching/',
  },
  {
    key: 'QUIT_TOBACCO',
    title: 'Quit tobacco',
    text: 'A plan of your own for the first ninety days, and someone to call when it gets hard.',
    link: 'Make a plan|https://members.brightpath.example/tobacco/',
  },
  {
    key: 'PREVENTIVE_CARE',
    title: 'Preventive care reminders',
    text: 'Which checkups, screenings and shots are due at your age, and how your plan covers them.',
    link: 'How coverage works|/coverage/',
  },
  {
    key: 'MATERNITY',
    title: 'Expecting a baby',
    text: 'A nurse answers questions through pregnancy and the first months after, day and night.',
    link: '',
  },
];

/** Names and values of the wellness texts, in the order of the programs. */
const WELLNESS_TEXTS: readonly (readonly [name: string, value: string])[] = PROGRAMS.flatMap(
  ({ key, title, text, link }) => [
    [`WELLNESS_PROGRAM_${key}_TITLE`, title] as const,
    [`WELLNESS_PROGRAM_${key}_TEXT`, text] as const,
    ...(link ? [[`WELLNESS_PROGRAM_${key}_LINK`, link] as const] : []),
  ],
);

type ContentType = 'Navigation' | 'Footer' | 'Label' | 'Message' | 'List' | 'Wellness' | 'Education';
type Row = readonly [type: ContentType, text: string];

/**
 * Default texts for every brand. Labels of header tabs and the left navigation are prerendered and therefore not here,
 * except the two NAV_LEFT texts, which tests read by name.
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
    'We can’t show your plan progress right now. Try again in a few minutes, or call the number on your member ID card.',
  ],
  // The values of these lists are group numbers, separated by commas.
  PLANPROGRESS_SUPRESSED_GROUPS: ['List', '70110000'],
  PLANPROGRESS_MESSAGE_GROUPS: ['List', '70120000,70120001,70120002,70120003'],
};

/** Texts by which a brand overrides the defaults. */
const OWN: Readonly<Record<string, Readonly<Record<string, Row>>>> = {
  pbs: {
    NAV_TAB_FIND_A_DOCTOR: ['Navigation', 'Find Care'],
    NAV_LEFT_STATEMENT_ARCHIVE: ['Label', 'Your Statements'],
    // Other brands have no text for empty plan progress, so the portal's text is shown there.
    PLANPROGRESS_MESSAGE: [
      'Message',
      'Your progress starts with your first in-network claim. Come back after your next visit.',
    ],
  },
  ndbcbs: { FOOTER_CONTENT_LINK: ['Footer', 'Member forms by phone|/contact/'] },
  wybcbs: { FOOTER_CONTENT_LINK: ['Footer', 'What your plan covers|/coverage/'] },
};

/** Relationship codes of subscribers (spec 001 §4). */
const SUBSCRIBERS: readonly string[] = ['18', '20'];

/** The smart message, which depends on the relationship and on whether there is a spending account. */
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
  /** 'es' for a Spanish text; missing for an English text. */
  readonly languageCode?: string;
}

function inSpanish(text: ContentText): ContentText {
  const value = SPANISH_CONTENT[text.name] ?? SPANISH_SMART_MESSAGES[text.value];
  return value === undefined ? text : { ...text, value, languageCode: 'es' };
}

/** All texts of a brand for the audience in the qualifiers. @param day today's date */
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
