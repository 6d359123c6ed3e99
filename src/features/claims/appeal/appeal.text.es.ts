import type { Translation } from '../../../lib/text/i18n.ts';
import type { texts } from './appeal.text.ts';

export const appeal: Translation<typeof texts> = {
  heading: 'Si no está de acuerdo con esta decisión',
  'lead.denied': 'Denegamos este reclamo.',
  'lead.partly-approved': 'Aprobamos una parte de este reclamo y denegamos el resto.',
  'lead.other': 'Cambiamos nuestra decisión sobre este reclamo.',
  until: {
    one: 'Tiene hasta el {date} para pedirnos que lo revisemos de nuevo (una apelación). Queda {count} día.',
    other:
      'Tiene hasta el {date} para pedirnos que lo revisemos de nuevo (una apelación). Quedan {count} días.',
  },
  today: 'Hoy, {date}, es el último día para apelar. Llame ahora al {phone} y pregunte cómo hacerlo hoy.',
  past: 'El plazo para pedirnos que lo revisemos de nuevo (una apelación) terminó el {date}. Llame al {phone} y pregunte si todavía es posible una apelación tardía.',
  noDate:
    'Su aviso de denegación dice cuánto tiempo tiene para apelar. Si no lo encuentra, llame al {phone}.',
  unread:
    'Puede pedirnos que lo revisemos de nuevo (una apelación), pero no pudimos averiguar hasta cuándo. Intente de nuevo arriba en unos minutos o llame al {phone}.',
  unreadMaybe:
    'Tal vez pueda pedirnos que lo revisemos de nuevo (una apelación). No pudimos averiguar si puede ni hasta cuándo. Intente de nuevo arriba en unos minutos o llame al {phone}.',
  why: 'Lea por qué lo decidimos así. El motivo está con este reclamo o en sus documentos.',
  provider:
    'Pregunte en el consultorio de su proveedor. A veces falta un código o una parte del expediente, y ellos pueden enviarnos el reclamo de nuevo.',
  write:
    'Escríbanos. Ya pusimos este reclamo en una carta para usted. Imprímala, fírmela y agregue copias de todo lo que le dé la razón. Por ejemplo, una carta de su médico.',
  send: 'Envíela a la dirección para apelaciones.',
  sendBy: 'Envíela a la dirección para apelaciones, de modo que llegue a más tardar el {date}.',
  address: 'Adónde enviar su apelación',
  urgent: 'Si esperar puede dañar su salud, llámenos y pida una apelación urgente',
  prepare: 'Preparar la carta',

  preview: 'Su carta',
  nothingSent:
    'Desde esta página no se envía nada. Lo que usted escriba aparece solo en la carta y no lo guardamos.',
  reason: 'Por qué no está de acuerdo',
  reasonHint: 'Puede dejarlo vacío y escribirlo a mano.',
  print: 'Imprimir la carta',
  close: 'Cerrar la carta',

  yourAddress: 'Mi dirección:',
  yourPhone: 'Mi teléfono:',
  subject: 'Apelación de su decisión sobre el reclamo {number}',
  member: 'Miembro',
  memberId: 'Número de miembro',
  group: 'Número de grupo',
  patient: 'Paciente',
  born: '{name}, fecha de nacimiento: {date}',
  claim: 'Número de reclamo',
  date: 'Fecha del servicio',
  providerName: 'Proveedor',
  decision: 'Su decisión',
  greeting: 'Estimado departamento de apelaciones:',
  ask: 'Les pido que revisen de nuevo su decisión sobre este reclamo. Se trata de:',
  askSome:
    'Les pido que revisen de nuevo toda su decisión sobre este reclamo. Se trata de estos servicios, entre otros:',
  askWhole: 'Les pido que revisen de nuevo su decisión sobre este reclamo.',
  line: '{service}, {date}: {amount}',
  lineUnknown: '{service}, {date}',
  because: 'No estoy de acuerdo porque:',
  attached: 'Adjunto copias de:',
  'attached.document': 'su documento sobre este reclamo',
  'attached.doctor': 'una carta de mi médico',
  'attached.records': 'expediente médico',
  'attached.other': 'otro:',
  answer:
    'Les pido que me envíen su decisión por escrito, con los motivos y la parte de mi plan en que se basa. Les pido también que me envíen, sin costo, los documentos que usaron.',
  regards: 'Atentamente,',
  signature: 'Firma y fecha',
};
