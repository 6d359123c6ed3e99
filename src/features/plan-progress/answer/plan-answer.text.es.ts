import type { Translation } from '../../../lib/text/i18n.ts';
import type { texts } from './plan-answer.text.ts';

export const planAnswer: Translation<typeof texts> = {
  about: '{plan}, dentro de la red, hasta el {end}',
  aboutEnded: '{plan}, dentro de la red. Ese año del plan terminó el {end}.',
  aboutLeft: '{plan}, dentro de la red. La cobertura terminó el {end}.',
  you: 'Usted',
  family: 'Familia',
  noLimit: 'No tenemos esta cifra.',
  noLimits: 'Su plan no indica límites dentro de la red para usted ni su familia.',
  notShown: 'Aquí no mostramos el avance del plan de su grupo.',
  unknown: 'En este momento no sabemos cómo va su plan.',
  partial: 'Una parte no se cargó, así que puede faltar un plan.',
  retry: 'Intentar de nuevo',
  more: 'Ver todo más abajo',
  moreHere: 'Ver todo',
  less: 'Ver menos',
  plans: 'Ver sus planes de salud',
};
