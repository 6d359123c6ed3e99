import type { Translation } from '../../../../lib/text/i18n.ts';
import type { texts } from './access-log.text.ts';

export const accessLog: Translation<typeof texts> = {
  lead: 'Todas las personas del servicio al cliente o de una agencia que abrieron su expediente en los últimos dos años, y por qué. También aparecen los cambios de su contraseña.',
  'customer-service': 'Servicio al cliente',
  agent: 'Agente',
  'agency-admin': 'Administrador de agencia',
  record: 'Expediente de {name}',
  'PASSWORD-CHANGED': 'Alguien cambió la contraseña, y cerramos todas las demás sesiones',
  'PASSWORD-RESET':
    'Alguien respondió a la pregunta de seguridad o escribió el PIN. Enviamos una contraseña temporal y cerramos todas las sesiones',
  noReason: 'No se dio una razón',
  opened: 'Abierto:',
  all: 'Mostrar los {count}',
  empty: 'Nadie ha consultado su expediente',
  emptyNext: 'Cuando el servicio al cliente o un agente lo abra, lo verá aquí.',
  skipped: {
    one: 'No pudimos leer una entrada, así que la lista está incompleta. Llame al {phone} para preguntar por ella.',
    other:
      'No pudimos leer {count} entradas, así que la lista está incompleta. Llame al {phone} para preguntar por ellas.',
  },
  loading: 'Cargando la lista',
  loadFailed: 'No pudimos cargar quién consultó su expediente',
};
