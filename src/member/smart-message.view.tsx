/** One sentence for this member, from the content service (spec 001 §2 'smart-message panel'). */
import { inEnglish } from '../lib/i18n.ts';
import { MessagePanel } from '../ui/message-panel.tsx';
import { t } from './member.text.ts';

interface SmartMessageProps {
  /** The baked sentence until the service's comes: the same height, so that nothing moves. */
  message: string;
  /** Puts it away for the session; left out where nothing can be pressed yet. */
  onClose?: () => void;
}

export const SmartMessage = ({ message, onClose }: SmartMessageProps) => (
  <MessagePanel id="smart-message" kind="info" heading={t('goodToKnow')} {...(onClose ? { onClose } : {})}>
    <p className="smart-message" {...(message === t('smartMessage') ? {} : inEnglish())}>
      {message}
    </p>
  </MessagePanel>
);
