/** Text of Health Plans. The title and the headline are quoted from the specification (001 §2). */
import { translator } from '../../lib/text/i18n.ts';

export const texts = {
  title: 'Health Plans',
  /** Until the content service answers with LEFTNAV_HEALTH_PLANS_LABEL. */
  headline: 'Benefits Overview',
  /** Until the content service answers with LEFTNAV_HEALTH_PLANS_DESCRIPTION. */
  description: 'Your plans, who is covered, and the documents that say what they pay for.',
} as const;

export const t = translator('healthPlans', texts);
