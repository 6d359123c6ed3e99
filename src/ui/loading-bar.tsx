/**
 * The thin bar on top while a call takes longer than 300 ms (spec 000 §7 'optional loading animation'). It has
 * no value, because nobody knows how long a call takes; each panel says for itself that it loads.
 */
import { t } from './ui.text.ts';

/** @param on whether a slow call is under way (`lib/loading.store.ts` counts from 300 ms on) */
export const LoadingBar = ({ on }: { on: boolean }) => (
  <div
    className="loading-bar"
    role="progressbar"
    aria-label={t('loading')}
    data-t-label={t.named('loading')}
    hidden={!on}
  />
);
