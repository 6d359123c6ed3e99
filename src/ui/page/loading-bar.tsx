/** A bar that is shown when a call takes longer than 300 ms (spec 000 §7 'optional loading animation'). */
import { t } from './ui.text.ts';

export const LoadingBar = ({ on }: { on: boolean }) => (
  <div className="loading-bar" role="progressbar" aria-label={t('loading')} hidden={!on} />
);
