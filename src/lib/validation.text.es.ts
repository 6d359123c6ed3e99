import type { Translation } from './i18n.ts';
import type { texts } from './validation.text.ts';

export const validation: Translation<typeof texts> = {
  missing: 'Este campo es obligatorio',
  invalid: 'Escriba un valor válido',
  searchTerm: 'Escriba un término de búsqueda',
  email:
    'El correo electrónico debe tener al menos 7 caracteres e incluir los caracteres «@» y «.». Vuelva a escribir su correo electrónico.',
  phone: 'Escriba un número de teléfono válido. Debe tener 10 dígitos e incluir el código de área.',
  dateFormat: 'La fecha debe tener el formato mm/dd/aaaa o mm/dd/aa',
  dateMonth: 'El mes debe ser un número entero del 1 al 12',
  dateDay: 'Fecha no válida',
};
