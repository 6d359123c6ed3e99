/** Labels of the buttons that open a ledger or an estimate. The other texts are in the chunks that the buttons load. */
import { translator } from '../../../lib/text/i18n.ts';

export const texts = {
  openLedger: 'Which claims counted?',
  openWhatIf: 'What would planned care cost me?',
  closeWhatIf: 'Close the estimate',
  unloaded: 'This part didn’t load. Check your connection, then close it and open it again.',
  loading: 'Loading the claims for this plan',
} as const;

export const t = translator('explainTools', texts);
