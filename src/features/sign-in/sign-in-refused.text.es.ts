import type { Translation } from '../../lib/text/i18n.ts';
import type { texts } from './sign-in-refused.text.ts';

export const signInRefused: Translation<typeof texts> = {
  tryAgain: 'Intentar de nuevo',
  close: 'Cerrar',
  continue: 'Continuar',
  stay: 'Quedarse aquí',
  invalidHeading: 'No pudimos iniciar su sesión',
  invalid:
    'El nombre de usuario o la contraseña no son correctos. Revise ambos, incluidas las mayúsculas, e inténtelo de nuevo.',
  forgotUserName: '¿Olvidó su nombre de usuario?',
  forgotPassword: '¿Olvidó su contraseña?',
  limited: 'Hubo demasiados intentos incorrectos de iniciar sesión.',
  unexpectedHeading: 'Tuvimos un problema de nuestro lado',
  unexpected: 'No ha iniciado sesión y nada ha cambiado. Inténtelo de nuevo en unos minutos.',
  offlineHeading: 'No pudimos comunicarnos con el servicio',
  offline: 'Revise su conexión a internet e inténtelo de nuevo. No ha iniciado sesión y nada ha cambiado.',
  wrongSiteHeading: 'Este no es el sitio para empleados',
  wrongSite:
    'Su nombre de usuario es de un empleado. Continúe al inicio de sesión para empleados y use allí el mismo nombre de usuario y la misma contraseña.',
  childOver14Heading: 'Esta cuenta tiene que cambiar',
  childOver14:
    'Esta es la cuenta de un menor que ya tiene 14 años o más. Ese menor necesita ahora su propio nombre de usuario y su propia contraseña. Los padres ya no pueden usar esta cuenta.',
  guardianHeading: 'No pudimos confirmar que usted es el tutor',
  guardian:
    'Sus datos y los del miembro no coinciden, por eso no abrimos la cuenta. Puede intentarlo de nuevo o confirmarlo con nosotros por teléfono.',
  suspendedHeading: 'Esta cuenta está suspendida',
  suspended:
    'Por ahora no puede iniciar sesión, ni siquiera con la contraseña correcta. Llámenos. Podemos explicarle el motivo y volver a abrir la cuenta.',
  directoryHeading: 'No pudimos actualizar su cuenta',
  directory:
    'Su nombre de usuario y su contraseña son correctos, pero nuestro sistema no aceptó un cambio que el inicio de sesión necesita. Su cuenta está segura. Inténtelo de nuevo en unos minutos.',
  brandConflictHeading: 'Su cuenta pertenece a otro plan',
  brandConflict:
    'Su nombre de usuario está registrado en otro de nuestros planes de salud, por eso no funciona en este sitio. Inicie sesión en el sitio que aparece en su tarjeta de miembro.',
  simulateProhibitedHeading: 'No puede actuar en nombre de este miembro',
  simulateProhibited:
    'Puede ser que usted no tenga permiso para actuar en nombre de un miembro, o que nadie pueda hacerlo con este. No se abrió nada. Su supervisor puede decirle cuál es el motivo.',
  proxyFailedHeading: 'No pudimos abrir el portal del miembro',
  proxyFailed: 'Su sesión sigue abierta. Inténtelo de nuevo en unos minutos.',
  proxyOfflineHeading: 'No pudimos comunicarnos con el servicio',
  proxyOffline: 'Revise su conexión a internet e inténtelo de nuevo. Su sesión sigue abierta.',
  generalHeading: 'No pudimos iniciar su sesión',
  general: 'Hubo un problema al acceder a este servicio. Comuníquese con el soporte técnico.',
  noCookiesHeading: 'Su navegador bloquea las cookies de este sitio',
  noCookies:
    'Sin cookies no podemos mantener su sesión, así que usted no ha iniciado sesión. Permita las cookies de este sitio en la configuración de su navegador y vuelva a iniciar sesión.',
  help: 'Si el problema continúa, llame al {phone}, {hours}.',
  callNow: 'Podemos ayudarle. Llame al {phone}, {hours}.',
  reference: 'Referencia {reference}',
};
