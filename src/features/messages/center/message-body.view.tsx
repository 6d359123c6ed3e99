/** The text of an open message, and the uses of a benefit that it is about. */
import type { ReactNode } from 'react';
import { useBrandContact } from '../../../ui/page/brand-context.tsx';
import { ServiceHtml } from '../../../ui/service-html/service-html.tsx';
import { PhoneIn } from '../../../ui/page/text-with-phone.tsx';
import type { Message } from '../messages.schema.ts';
import { t as messageText } from '../messages.text.ts';
import { isChangeable } from './center-rows.rules.ts';
import { t } from './message-center.text.ts';

interface MessageBodyProps {
  id: string;
  message: Message;
  children?: ReactNode;
}

/** `percentage` is capped at 100 (spec 001 §3); the uses can exceed their limit. */
function usesText({ occurrences, occurrencesAllowed, percentage }: Message): string | null {
  if (percentage === null) return null;
  if (occurrences === null || occurrencesAllowed === null) return t('usedPercent', { percent: percentage });
  return t(occurrences > occurrencesAllowed ? 'usedOver' : 'used', {
    used: occurrences,
    limit: occurrencesAllowed,
    percent: percentage,
  });
}

function Uses({ message }: Pick<MessageBodyProps, 'message'>) {
  const text = usesText(message);
  if (text === null) return null;
  return (
    <div className="message-uses">
      <p>{text}</p>
      <svg className="message-bar" aria-hidden="true">
        <rect className="message-bar-used" width={`${message.percentage}%`} height="100%" />
      </svg>
    </div>
  );
}

function Text({ content }: Pick<Message, 'content'>) {
  const { phone } = useBrandContact();
  if (content.state !== 'shown')
    return (
      <>
        {content.state === 'invalid' ? <p>{messageText('invalid')}</p> : null}
        <p>
          <PhoneIn text={t('missingNext', { phone })} />
        </p>
      </>
    );
  return content.body.trim() === '' ? <p>{t('noText')}</p> : <ServiceHtml html={content.body} />;
}

export const MessageBody = ({ id, message, children }: MessageBodyProps) => (
  <div className="message-body" id={id}>
    <Text content={message.content} />
    <Uses message={message} />
    {isChangeable(message) ? null : <p className="message-hint">{t('withoutId')}</p>}
    {children}
  </div>
);
