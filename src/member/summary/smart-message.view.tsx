/** A message for this member from the content service (spec 001 §2 'smart-message panel'). */
import { languageProps, type ServiceText } from '../../content/content.rules.ts';
import { MessagePanel } from '../../ui/page/message-panel.tsx';
import { t } from '../shared/member.text.ts';

interface SmartMessageProps {
  /** The service's text or, until it has loaded, a prerendered text of the same height, so that nothing shifts. */
  message: ServiceText;
  /** Dismisses the message for the session; omitted in the prerendered page. */
  onClose?: () => void;
}

export const SmartMessage = ({ message, onClose }: SmartMessageProps) => (
  <MessagePanel id="smart-message" kind="info" heading={t('goodToKnow')} {...(onClose ? { onClose } : {})}>
    <p className="smart-message" {...languageProps(message)}>
      {message.text}
    </p>
  </MessagePanel>
);
