import type { Translation } from '../../lib/text/i18n.ts';
import type { texts } from './wellness.text.ts';

export const wellness: Translation<typeof texts> = {
  heading: 'Bienestar',
  lead: 'Programas para cuidar su salud que vienen con su cobertura.',
  programs: 'Sus programas',
  loading: 'Cargando sus programas de bienestar',
  failed: 'No pudimos cargar sus programas de bienestar.',
  empty: 'No tenemos ningún programa de bienestar registrado para su cobertura.',
  emptyNext:
    'Eso puede cambiar con un nuevo año del plan. Para preguntar qué cubre su plan, llame al {phone}, {hours}.',
  dental: 'Los programas de bienestar vienen con la cobertura médica.',
  dentalNext:
    'El grupo {group} cubre solo atención dental. Si tiene otra cobertura con nosotros, elija su grupo arriba; si no, llame al {phone} para preguntar.',
  handOffHeading: 'Todo en un solo lugar',
  handOffText: 'Inscríbase, siga sus actividades y vea sus recompensas en {site}.',
  go: 'Ir a {site}',
  call: 'Antes de inscribirse, pregunte qué incluye su cobertura.',
};
