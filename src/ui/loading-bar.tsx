/**
 * The progress bar on top of the page while a call takes longer than 300 ms (spec 000 §7 'optional loading animation').
 * It is indeterminate; each panel announces its own loading state.
 */
import { t } from './ui.text.ts';

/** @param on whether `$slowCalls` of `lib/loading.store.ts` is above 0 */
export const LoadingBar = ({ on }: { on: boolean }) => (
  <div
    className="loading-bar"
    role="progressbar"
    aria-label={t('loading')}
    data-t-label={t.named('loading')}
    hidden={!on}
  />
);
