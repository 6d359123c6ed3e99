/** The thin bar on top while a call takes longer than 300 ms (spec 000 §7 'optional loading animation'). */
import { t } from './ui.text.ts';

/** @param on whether a slow call is under way */
export const LoadingBar = ({ on }: { on: boolean }) => (
  <div className="loading-bar" role="progressbar" aria-label={t('loading')} hidden={!on} />
);
