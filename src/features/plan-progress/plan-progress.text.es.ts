import type { Translation } from '../../lib/text/i18n.ts';
import type { texts } from './plan-progress.text.ts';

export const planProgress: Translation<typeof texts> = {
  current: 'Avance de su plan actual',
  previous: 'Avance del plan',
  benefitDates:
    'Estas son las fechas en que se acumulan sus beneficios. Son un poco distintas de las fechas de su plan.',
  untilClaim: 'El avance de su deducible se muestra después de su primer reclamo dentro de la red.',
  noInformation: 'No hay información del deducible para este período del plan',
  failed: 'No pudimos cargar el avance de su plan.',
  message:
    'Aquí no mostramos el avance del plan de su grupo. Para preguntar, llame al número de su tarjeta de miembro.',
  amount: '{achieved} de {threshold}; faltan {left}',
  reached: '{achieved} de {threshold}; ya llegó al límite',
  amountEnded: '{achieved} de {threshold}',
  visitsEnded: '{achieved} de {threshold} visitas',
  visits: '{achieved} de {threshold} visitas; por usar: {left}',
  visitsReached: '{achieved} de {threshold} visitas; no queda ninguna',
  used: { one: '{count} visita usada', other: '{count} visitas usadas' },
  pending: 'En proceso: {amount} más.',
};
