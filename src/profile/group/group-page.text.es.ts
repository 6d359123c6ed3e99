import type { Translation } from '../../lib/text/i18n.ts';
import type { texts } from './group-page.text.ts';

export const groupPage: Translation<typeof texts> = {
  loading: 'Cargando su cobertura',
  failed: 'No pudimos cargar su cobertura.',
  noGroup: 'No tenemos ninguna cobertura registrada a su nombre.',
  noGroupNext:
    'Una cobertura nueva puede tardar unos días en aparecer. Si esperaba verla aquí, llame al {phone}, {hours}.',
  about: 'Grupo {group} · {employer}',
  choose: 'Mostrar esta página para',
  option: 'Grupo {group} · {employer}',
  optionEnded: 'Grupo {group} (cobertura terminada) · {employer}',
  shown: 'Ahora se muestra el grupo {group}',
};
