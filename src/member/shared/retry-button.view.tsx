import { retryFromHeading } from '../../ui/page/focus.ts';
import { t } from '../../ui/page/ui.text.ts';

/** Reloads one of the summary's answers. The answer then shows its loading state. */
export const RetryButton = ({ onPress }: { onPress(): void }) => (
  <button
    type="button"
    className="button"
    onClick={({ currentTarget }) => retryFromHeading(onPress)(currentTarget)}
  >
    {t('retry')}
  </button>
);
