import type { Translation } from '../../../../lib/text/i18n.ts';
import type { texts } from './sign-ins.text.ts';

export const signIns: Translation<typeof texts> = {
  lead: 'Si no reconoce alguno de estos, cierre la sesión en todas partes y cambie su contraseña.',
  unknownDevice: 'Dispositivo desconocido',
  current: 'Este navegador',
  open: 'Sesión abierta',
  ended: 'Terminada',
  empty: 'Todavía no tenemos inicios de sesión',
  emptyNext: 'Los verá aquí después del próximo.',
  skipped: {
    one: 'No pudimos leer un inicio de sesión, así que la lista está incompleta. Llame al {phone} para preguntar por él.',
    other:
      'No pudimos leer {count} inicios de sesión, así que la lista está incompleta. Llame al {phone} para preguntar por ellos.',
  },
  everywhere: 'Cerrar la sesión en todas partes',
  confirmHeading: '¿Cerrar la sesión en todas partes?',
  confirmText:
    'Así se cierran todas sus sesiones, aquí y en todos los demás dispositivos. Después, inicie sesión otra vez con su contraseña.',
  confirmUnsaved: 'Perderá los cambios sin guardar de esta página.',
  confirm: 'Cerrar la sesión en todas partes ahora',
  cancel: 'Mantener la sesión',
  busy: 'Cerrando la sesión en todas partes',
  failed: 'No sabemos si cerramos todas sus sesiones. Inténtelo otra vez para asegurarse.',
  loading: 'Cargando sus inicios de sesión',
  loadFailed: 'No pudimos cargar sus inicios de sesión',
};
