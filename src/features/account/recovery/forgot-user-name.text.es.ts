import { fieldHints } from '../../../lib/fields/hints.text.es.ts';
import type { Translation } from '../../../lib/text/i18n.ts';
import type { texts } from './forgot-user-name.text.ts';

export const forgotUserName: Translation<typeof texts> = {
  title: '¿Olvidó su nombre de usuario?',
  description: 'Reciba su nombre de usuario en la dirección de correo electrónico que tenemos.',
  heading: 'Díganos quién es usted',
  lead: 'Si todo coincide con nuestros registros, enviaremos su nombre de usuario a la dirección de correo electrónico que tenemos.',
  firstName: 'Nombre',
  lastName: 'Apellido',
  dob: 'Fecha de nacimiento',
  dobHint: fieldHints.date,
  memberId: 'Número de miembro',
  memberIdHint: 'En el frente de su tarjeta de miembro',
  send: 'Enviar mi nombre de usuario',
  busy: 'Un momento',
  unknown: 'Esto no coincide con lo que tenemos',
  unknownText: {
    one: 'Compare los cuatro datos con su tarjeta de miembro, y revise cómo se escribe su nombre. Para su protección, no decimos cuál es diferente. Puede intentarlo una vez más. También podemos buscarlo con usted. Llame al {phone}, {hours}.',
    other:
      'Compare los cuatro datos con su tarjeta de miembro, y revise cómo se escribe su nombre. Para su protección, no decimos cuál es diferente. Puede intentarlo {count} veces más. También podemos buscarlo con usted. Llame al {phone}, {hours}.',
  },
  closed: 'Llámenos para saber su nombre de usuario',
  closedText:
    'Buscamos tres veces y no encontramos a esta persona. Para proteger a nuestros miembros, cerramos este formulario para estos datos. Podemos buscarlo con usted. Llame al {phone}, {hours}.',
  limited: 'No podemos consultarlo en este momento. {again}',
  limitedCall: 'Podemos buscar su nombre de usuario con usted. Llame al {phone}, {hours}.',
  failed: 'No pudimos enviarlo. Lo que escribió sigue aquí.',
  sentHeading: 'Enviamos su nombre de usuario',
  sentTo:
    'Lo enviamos a {address}. Puede tardar unos minutos. Revise también la carpeta de correo no deseado.',
  sentNothing: 'Si no lo recibe en 10 minutos, llame al {phone}, {hours}.',
  toSignIn: 'Ir a iniciar sesión',
  backToSignIn: 'Volver a iniciar sesión',
  forgotPassword: '¿Olvidó su contraseña?',
  signedIn: 'Su sesión está abierta',
  signedInText:
    'Ahora no necesita su nombre de usuario. Si lo olvida después de cerrar la sesión, vuelva a esta página.',
  toSummary: 'Ir a su resumen de actividad',
};
