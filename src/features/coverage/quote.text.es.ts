import type { Translation } from '../../lib/i18n.ts';
import type { texts } from './quote.text.ts';

export const quote: Translation<typeof texts> = {
  heading: 'Pídanos que le contactemos',
  lead: 'Un agente le ayuda a elegir, sin costo y sin obligación.',
  noScript: 'Este formulario necesita JavaScript. Actívelo en su navegador o llame al {phone}, {hours}.',
  place: 'Su zona: {zip}',
  placeInCounty: 'Su zona: {zip}, {county}',
  noPlace: 'Primero escriba su código postal arriba',
  elsewhere:
    'No atendemos ese código postal. Vaya al sitio del plan que lo atiende o escriba otro código postal',
  segment: '¿Qué busca?',
  U65: 'Un plan para personas menores de 65 años',
  MED: 'Un plan para personas con Medicare',
  firstName: 'Nombre',
  lastName: 'Apellido',
  birthDate: 'Fecha de nacimiento',
  birthDateHint: 'Mes, día y año, por ejemplo 4/28/1986. Los precios dependen de la edad.',
  tooYoung: 'Debe tener al menos {age} años para pedir cobertura en {state}',
  email: 'Correo electrónico',
  emailHint: 'Allí enviamos una confirmación.',
  phone: 'Número de teléfono (opcional)',
  phoneHint: '10 dígitos, con el código de área.',
  consent:
    '{brand} puede comunicarse conmigo sobre planes por correo electrónico, y por teléfono si doy un número. Puedo retirarlo cuando quiera. No es necesario para comprar.',
  consentMissing: 'Marque la casilla si podemos comunicarnos con usted',
  send: 'Pedir que me contacten',
  busy: 'Enviando',
  summaryHeading: { one: 'Falta corregir un dato', other: 'Falta corregir {count} datos' },
  failed: 'No pudimos enviar su solicitud. Sigue aquí, tal como la escribió, y nunca se envía dos veces.',
  sentHeading: 'Recibimos su solicitud',
  sentByEmail: 'Un agente le escribirá a {email} en un plazo de dos días hábiles.',
  sentByPhone: 'Un agente llamará al {phone} o escribirá a {email} en un plazo de dos días hábiles.',
  sentSooner: 'Para hablar antes, llame al {phone}, {hours}.',
  emailSent: 'Enviamos una confirmación a su correo electrónico.',
  emailFailed: 'Recibimos su solicitud, pero el correo que la confirma no se pudo enviar.',
};
