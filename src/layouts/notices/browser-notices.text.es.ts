import type { Translation } from '../../lib/text/i18n.ts';
import type { texts } from './browser-notices.text.ts';

export const notices: Translation<typeof texts> = {
  label: 'Su navegador',
  noScriptLabel: 'JavaScript está desactivado',
  noScript:
    'JavaScript está desactivado en su navegador. Puede leer estas páginas, pero lo necesita para iniciar sesión y enviar formularios. Actívelo o llámenos:',
  oldBrowser:
    'Su navegador es demasiado antiguo para partes de este sitio, que funciona mejor con la versión más reciente de Edge, Firefox, Chrome o Safari. Actualice su navegador o llámenos:',
};
