import type { Translation } from '../../lib/text/i18n.ts';
import type { texts } from './date-range.text.ts';

export const dateRange: Translation<typeof texts> = {
  thirtyDays: 'Últimos 30 días',
  sixtyDays: 'Últimos 60 días',
  ninetyDays: 'Últimos 90 días',
  sixMonths: 'Últimos 6 meses',
  twelveMonths: 'Últimos 12 meses',
  custom: 'Elegir fechas',
  form: 'mm/dd/aaaa',
  apply: 'Mostrar estas fechas',
  pickFrom: 'Elegir la fecha de inicio en un calendario',
  pickTo: 'Elegir la fecha final en un calendario',
  problemFrom: 'Escriba una fecha de inicio válida',
  problemTo: 'Escriba una fecha final válida',
  formatHint: 'Por ejemplo, escriba el 5 de enero de 2026 como 01/05/2026.',
  monthHint: 'El mes va primero: 01 es enero y 12 es diciembre.',
  dayHint: 'Ese mes no tiene este día.',
  outside: 'Puede ser cualquier día entre el {from} y el {to}',
};
