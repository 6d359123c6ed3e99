import { fieldHints as hints } from '../../../lib/fields/hints.text.es.ts';
import type { Translation } from '../../../lib/text/i18n.ts';
import type { texts } from './quote.text.ts';

export const quote: Translation<typeof texts> = {
  heading: 'Pídanos que nos comuniquemos con usted',
  lead: 'Un agente le ayuda a elegir, sin costo. No tiene que comprar nada.',
  noScript: 'Este formulario necesita JavaScript. Actívelo en su navegador o llame al {phone}, {hours}.',
  place: 'Su zona: {zip}',
  placeInCounty: 'Su zona: {zip}, {county}',
  noPlace: 'Primero escriba su código postal arriba',
  zipUnread: 'Primero presione “Buscar mi plan” arriba para buscar su código postal',
  countyOpen: 'Primero elija su condado arriba',
  zipChanged: 'Cambió el código postal de arriba. Primero presione “Buscar mi plan”',
  unserved:
    'No tenemos planes para ese código postal. Llame al {phone} para saber quién puede ayudarle, o escriba otro código postal',
  elsewhere:
    'No atendemos ese código postal. Vaya al sitio del plan que lo atiende o escriba otro código postal',
  segment: '¿Qué busca?',
  U65: 'Un plan para personas menores de 65 años',
  MED: 'Un plan para personas con Medicare',
  onlyU65: 'Nuestros planes son para personas menores de 65 años.',
  onlyMED: 'Nuestros planes son para personas con Medicare.',
  firstName: 'Nombre',
  lastName: 'Apellido',
  birthDate: 'Fecha de nacimiento',
  birthDateHint: hints.date,
  agePrices: 'Los precios para menores de 65 años dependen de la edad.',
  tooYoung: 'Debe tener al menos {age} años para pedir cobertura en {state}',
  email: 'Correo electrónico',
  emailHint: 'Allí le enviaremos una confirmación.',
  phone: 'Número de teléfono (opcional)',
  phoneHint: hints.phone,
  consent:
    '{brand} puede comunicarse conmigo por correo electrónico, y por teléfono si doy un número, sobre planes de salud. Puedo retirar este permiso cuando quiera. No tengo que aceptar para comprar un plan.',
  placeField: 'Su zona',
  consentField: 'Su consentimiento',
  send: 'Pedir que me contacten',
  busy: 'Enviando',
  failed: 'No pudimos enviar su solicitud. Sigue aquí, tal como la escribió, y nunca la enviamos dos veces.',
  sentHeading: 'Recibimos su solicitud',
  sentByEmail: 'Un agente le escribirá a {email} en un plazo de dos días hábiles.',
  sentByPhone: 'Un agente llamará al {phone} o escribirá a {email} en un plazo de dos días hábiles.',
  sentBefore: 'Un agente se comunicará con usted en un plazo de dos días hábiles.',
  another: 'Enviar otra solicitud',
  sentSooner: 'Para hablar antes, llame al {phone}, {hours}.',
  emailSent: 'Enviamos una confirmación a su correo electrónico.',
  emailFailed: 'Recibimos su solicitud, pero no pudimos enviar el correo que la confirma.',
};
