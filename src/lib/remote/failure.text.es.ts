import type { Translation } from '../text/i18n.ts';
import type { texts } from './failure.text.ts';

export const failure: Translation<typeof texts> = {
  '200': 'Error inesperado (200 indica que la solicitud llegó, pero algo más salió mal...)',
  '400': 'Los datos no son correctos.',
  '401': 'No pudimos confirmar quién es usted.',
  '403': 'No tiene autorización.',
  '404': 'No se encontró la página solicitada',
  '407': 'Debe identificarse ante un servidor proxy.',
  '409':
    'No tiene acceso al portal. Si desea tener acceso o tiene alguna pregunta, comuníquese con su agencia.',
  '500': 'El servidor informó de un error.',
};
