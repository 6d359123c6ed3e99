import type { Translation } from '../../lib/text/i18n.ts';
import type { texts } from './ui.text.ts';

export const ui: Translation<typeof texts> = {
  loading: 'Cargando',
  refine: 'Filtrar',
  retry: 'Intentar de nuevo',
  failedNext: 'Inténtelo de nuevo o llame al {phone} si el problema continúa.',
  reference: 'Referencia {reference}',
  brokenHeading: 'No pudimos mostrar esta página',
  broken:
    'Es posible que se haya actualizado mientras usted estaba aquí. Vuelva a cargarla. Su sesión sigue abierta. Si el problema continúa, llame al {phone}.',
  unloaded:
    'Es posible que se haya actualizado mientras usted estaba aquí o que fallara la conexión. Vuelva a cargarla. Su sesión sigue abierta y guardamos lo que escribió, salvo las contraseñas. Si el problema continúa, llame al {phone}.',
  reload: 'Volver a cargar la página',
};
