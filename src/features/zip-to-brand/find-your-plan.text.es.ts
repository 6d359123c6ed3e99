import type { Translation } from '../../lib/i18n.ts';
import type { texts } from './find-your-plan.text.ts';

export const findYourPlan: Translation<typeof texts> = {
  title: 'Encuentre su plan',
  description: 'Escriba su código postal para ver qué plan de salud atiende su zona.',
  lead: 'Los planes de salud son locales. Su código postal, y a veces su condado, deciden qué planes puede tener.',
  zipHeading: '¿Quién atiende su zona?',
};
