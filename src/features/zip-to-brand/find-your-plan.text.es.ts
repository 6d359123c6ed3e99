import type { Translation } from '../../lib/i18n.ts';
import type { texts } from './find-your-plan.text.ts';

export const findYourPlan: Translation<typeof texts> = {
  zipHeading: '¿Quién atiende su zona?',
};
