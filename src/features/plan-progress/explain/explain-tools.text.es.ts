import type { Translation } from '../../../lib/text/i18n.ts';
import type { texts } from './explain-tools.text.ts';

export const explainTools: Translation<typeof texts> = {
  openLedger: '¿Qué reclamos contaron?',
  openWhatIf: '¿Cuánto me costaría la atención que planeo?',
  closeWhatIf: 'Cerrar el cálculo',
  unloaded: 'Esta parte no se cargó. Revise su conexión; luego ciérrela y ábrala otra vez.',
  loading: 'Cargando los reclamos de este plan',
};
