import { retryFromHeading } from '../../ui/page/focus.ts';
import { t } from '../../ui/page/ui.text.ts';

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
