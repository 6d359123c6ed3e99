import type { Translation } from '../../lib/text/i18n.ts';
import type { texts } from './brands-by-state.text.ts';

export const brandsByState: Translation<typeof texts> = {
  title: 'Planes de salud por estado',
  description: 'Encuentre el plan de salud que atiende su estado, sin escribir un código postal.',
  lead: 'Cada plan atiende una zona: un estado o parte de uno. Busque su estado y abra el sitio de un plan. Si su estado tiene varios, cada sitio dice para quién es.',
  call: '¿No sabe cuál es el suyo? Llame al {phone}, {hours}.',
  unserved: 'Si su estado no está aquí',
  unservedText:
    'Todavía no atendemos su estado. En CuidadoDeSalud.gov encontrará el mercado de seguros de su estado. Para Medicare, llame al 1-800-633-4227.',
  regulators: 'Departamentos de seguros de todos los estados',
};
