import type { Translation } from '../../../lib/text/i18n.ts';
import type { texts } from './forgot-password.text.ts';

export const forgotPassword: Translation<typeof texts> = {
  title: '¿Olvidó su contraseña?',
  description: 'Reciba una contraseña temporal por correo electrónico y después elija una nueva.',
  place: 'Paso {at} de 3',
  nameHeading: '¿Cuál es su nombre de usuario?',
  nameLead:
    'En el siguiente paso le pediremos que confirme que es usted. Después enviaremos una contraseña temporal a la dirección de correo electrónico que tenemos.',
  userName: 'Nombre de usuario',
  next: 'Continuar',
  busy: 'Un momento',
  questionHeading: 'Responda su pregunta de seguridad',
  answerWrong: {
    one: 'Esta no es la respuesta que tenemos. Puede intentarlo una vez más.',
    other: 'Esta no es la respuesta que tenemos. Puede intentarlo {count} veces más.',
  },
  notMine: '¿No es la pregunta que eligió? Revise el nombre de usuario: {name}.',
  byPin: 'Prefiero recibir un PIN',
  pinHeading: 'Escriba el PIN de nuestro correo',
  pinLead:
    'Si {name} es un nombre de usuario de este sitio, enviamos un PIN a la dirección de correo electrónico que tenemos. Puede tardar unos minutos. Revise también la carpeta de correo no deseado.',
  pin: 'PIN de {figures} dígitos',
  pinMalformed: 'Escriba los {figures} dígitos del PIN',
  pinWrong: {
    one: 'Este no es el PIN que enviamos. Puede intentarlo una vez más.',
    other: 'Este no es el PIN que enviamos. Puede intentarlo {count} veces más.',
  },
  pinAgain: 'Enviar otro PIN',
  pinsLeft: { one: 'Puede pedir un PIN más.', other: 'Puede pedir {count} PIN más.' },
  noPins: 'Ya enviamos todos los PIN que podemos enviar. Si no recibió ninguno, llame al {phone}, {hours}.',
  byQuestion: 'Prefiero responder la pregunta de seguridad',
  failed: 'No pudimos enviarla. Lo que escribió sigue aquí.',
  unsure:
    'No sabemos si nuestro correo salió. Búsquelo antes de intentarlo otra vez. Lo que escribió sigue aquí.',
  sentHeading: 'Enviamos una contraseña temporal',
  sentTo:
    'La enviamos a {address}. Puede tardar unos minutos. Revise también la carpeta de correo no deseado.',
  sentNext: 'Qué sigue',
  sentSignIn: 'Inicie sesión con la contraseña temporal.',
  sentChoose: 'Elija su propia contraseña. Le pediremos que lo haga enseguida.',
  sentNothing: 'Si no la recibe en 10 minutos, llame al {phone}, {hours}.',
  limited: 'No podemos consultarlo en este momento. {again}',
  toSignIn: 'Ir a iniciar sesión',
  closedHeading: 'Llámenos para crear una contraseña nueva',
  closedText:
    'No pudimos confirmar que es usted. Para proteger la cuenta, cerramos este formulario para este nombre de usuario. Podemos crear una contraseña nueva con usted por teléfono.',
  closedCall: 'Llame al {phone}, {hours}.',
  backToSignIn: 'Volver a iniciar sesión',
  forgotUserName: '¿Olvidó su nombre de usuario?',
  signedIn: 'Su sesión está abierta',
  signedInText: 'No necesita una contraseña temporal. Puede cambiar su contraseña ahora mismo.',
  changePassword: 'Cambiar su contraseña',
};
