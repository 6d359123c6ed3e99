import { retryFromHeading } from '../ui/focus.ts';
import { t } from '../ui/ui.text.ts';

/** Of an answer, which is loading once it is pressed. */
export const RetryButton = ({ onPress }: { onPress(): void }) => (
  <button
    type="button"
    className="button"
    onClick={({ currentTarget }) => retryFromHeading(onPress)(currentTarget)}
  >
    {t('retry')}
  </button>
);
