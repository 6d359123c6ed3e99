import type { Translation } from '../../../lib/text/i18n.ts';
import type { texts } from './summary-news.text.ts';

export const summaryNews: Translation<typeof texts> = {
  sinceVisit: 'Nuevo desde su última visita, el {date}:',
  forYou: 'Para usted:',
  nothingSinceVisit: 'Nada nuevo desde su última visita, el {date}',
  nothingWithin: 'Nada nuevo en los últimos {days} días',
  claims: { one: '{shown} reclamo', other: '{shown} reclamos' },
  messages: { one: '{shown} mensaje sin leer', other: '{shown} mensajes sin leer' },
  statements: { one: '{shown} estado de cuenta', other: '{shown} estados de cuenta' },
  itemSince: '{item} desde el {date}',
  itemWithin: '{item} en los últimos {days} días',
};
