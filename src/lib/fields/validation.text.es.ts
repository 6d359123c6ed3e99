import { form } from './form.text.es.ts';
import type { Translation } from '../text/i18n.ts';
import type { texts } from './validation.text.ts';

export const validation: Translation<typeof texts> = {
  missing: form.missing,
  invalid: 'Escriba un valor válido',
  searchTerm: 'Escriba un término de búsqueda',
  email:
    'El correo electrónico debe tener al menos 7 caracteres e incluir los caracteres “@” y “.”. Vuelva a escribir su correo electrónico.',
  phone: 'Escriba un número de teléfono válido. Debe tener 10 dígitos e incluir el código de área.',
  dateFormat: 'La fecha debe tener el formato mm/dd/aaaa o mm/dd/aa',
  dateMonth: 'El mes debe ser un número entero del 1 al 12',
  dateDay: 'Fecha no válida',
  'memberId.general':
    'Su número de miembro debe tener al menos 9 dígitos y no puede tener espacios ni caracteres especiales, como signos de interrogación o guiones.',
  'memberId.digitsAfterPrefix':
    'Omita los tres primeros caracteres de su número de miembro. Su número de miembro tiene 9 o más números y no puede tener letras, espacios ni caracteres especiales.',
  'memberId.alphanumeric':
    'Su número de miembro tiene 9 o más caracteres alfanuméricos, sin espacios ni caracteres especiales.',
  password:
    'La contraseña debe tener 6 o más caracteres, con al menos 1 letra mayúscula, 1 letra minúscula, 1 número y 1 carácter especial (excepto <, >, +).',
  emailLong: 'Escriba un correo electrónico de {most} caracteres o menos',
  emailEnding:
    'El correo electrónico debe tener al menos 7 caracteres e incluir los caracteres “@” y “.”. Vuelva a escribir su correo electrónico. No podemos escribir a una dirección con más de cuatro letras después del último punto.',
  zipCode: 'Escriba un código postal de cinco dígitos',
  dateFuture: 'Escriba una fecha de nacimiento que no esté en el futuro',
  answerShort: 'Su respuesta necesita al menos 2 caracteres',
  answerTells: 'Elija una respuesta que no esté en la pregunta',
};
