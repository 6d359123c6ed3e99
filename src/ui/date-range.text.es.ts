/** The date range control in Spanish. */
import type { Translation } from '../lib/i18n.ts';
import type { texts } from './date-range.text.ts';

export const dateRange: Translation<typeof texts> = {
  thirtyDays: 'Últimos 30 días',
  sixtyDays: 'Últimos 60 días',
  ninetyDays: 'Últimos 90 días',
  sixMonths: 'Últimos 6 meses',
  twelveMonths: 'Últimos 12 meses',
  custom: 'Elegir fechas',
  from: 'Fecha de inicio',
  to: 'Fecha final',
  form: 'mm/dd/aaaa',
  apply: 'Mostrar estas fechas',
  pickFrom: 'Elegir la fecha de inicio en un calendario',
  pickTo: 'Elegir la fecha final en un calendario',
  problemFrom: 'Escriba una fecha de inicio válida',
  problemTo: 'Escriba una fecha final válida',
  format: 'La fecha debe tener el formato mm/dd/aaaa o mm/dd/aa',
  month: 'El mes debe ser un número entero entre 1 y 12',
  day: 'Fecha no válida',
  outside: 'Puede ser cualquier día entre el {from} y el {to}',
};
