import { passFocusOn } from '../../ui/page/focus.ts';
import { t } from '../../ui/page/ui.text.ts';

/** Reloads one of the summary's answers. Focus moves to the answer's heading, because the button disappears while the answer loads. */
export const RetryButton = ({ onPress }: { onPress(): void }) => (
  <button type="button" className="button" ref={passFocusOn} onClick={onPress}>
    {t('retry')}
  </button>
);
