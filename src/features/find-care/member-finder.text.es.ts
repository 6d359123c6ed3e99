import type { Translation } from '../../lib/text/i18n.ts';
import type { texts } from './member-finder.text.ts';

export const memberFinder: Translation<typeof texts> = {
  heading: 'Buscar un médico',
  lead: 'Busque médicos, dentistas y terapeutas cerca de usted.',
  directoryHeading: '¿Busca otra cosa?',
  directoryText: 'El directorio completo incluye también hospitales, laboratorios y farmacias.',
  directory: 'Abrir el directorio completo',
  call: 'Podemos buscar por usted y decirle quién está en la red de su plan.',
};
