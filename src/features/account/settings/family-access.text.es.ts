import type { Translation } from '../../../lib/text/i18n.ts';
import type { texts } from './family-access.text.ts';

export const familyAccess: Translation<typeof texts> = {
  subscriberLead:
    'El plan está a su nombre. Usted ve los reclamos, los estados de cuenta, el avance del plan y los mensajes, si los hay, de todos. Los demás ven solo lo suyo.',
  dependentLead:
    'Usted ve solo sus propios reclamos, estados de cuenta, avance del plan y mensajes, si los hay. La persona titular, a cuyo nombre está el plan, también los ve.',
  person: 'De quién es el expediente',
  seenBy: 'Quién lo ve',
  you: '{name} (usted)',
  onlyYou: 'Solo usted',
  onlyYouUntil: 'Solo usted, hasta que {name} tenga {age} años y pueda iniciar sesión',
  andYou: '{name} y usted',
  youAnd: 'Usted y {names}',
  andSubscriber: 'Usted y la persona titular',
  others:
    'El servicio al cliente y su agente también pueden consultarlo. Cada consulta aparece en la lista de abajo.',
  loading: 'Cargando su familia',
  loadFailed: 'No pudimos cargar quién está en su plan',
  empty: 'Su perfil no tiene a nadie en un plan',
  emptyNext: 'Llámenos si eso no es correcto.',
};
