import type { Translation } from '../../../lib/text/i18n.ts';
import type { texts } from './answers.text.ts';

export const answers: Translation<typeof texts> = {
  owe: '¿Cuánto debo?',
  plan: '¿Cómo va mi plan?',
  card: '¿Dónde está mi tarjeta?',
  loading: 'Cargando',
  owedOwn: 'le quedan por pagar en {count} de sus reclamos de los últimos 60 días.',
  owedFamily: 'le quedan por pagar en {count} de los reclamos de su familia de los últimos 60 días.',
  owedOwnGroups:
    'le quedan por pagar en {count} de sus reclamos de los últimos 60 días, en todos sus grupos.',
  owedFamilyGroups:
    'le quedan por pagar en {count} de los reclamos de su familia de los últimos 60 días, en todos sus grupos.',
  nothing: 'Nada',
  nothingOwn: 'le queda por pagar en sus reclamos de los últimos 60 días.',
  nothingFamily: 'le queda por pagar en los reclamos de su familia de los últimos 60 días.',
  nothingOwnGroups: 'le queda por pagar en sus reclamos de los últimos 60 días, en todos sus grupos.',
  nothingFamilyGroups:
    'le queda por pagar en los reclamos de su familia de los últimos 60 días, en todos sus grupos.',
  marked: {
    one: 'Aquí no se incluye {count} reclamo que usted marcó como pagado.',
    other: 'Aquí no se incluyen {count} reclamos que usted marcó como pagados.',
  },
  unknown: 'No se sabe',
};
