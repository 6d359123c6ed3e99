/** The confirmation of a sent message: when and how customer service answers. */
import { useEffect, useRef } from 'react';
import { showLongDate } from '../../lib/date/long-date.ts';
import type { ContactBrand } from './contact-brand.ts';
import type { ContactContent } from './contact.rules.ts';
import type { ContactReceipt } from './contact.schema.ts';
import { t } from './contact.text.ts';
import { PhoneIn } from '../../ui/page/text-with-phone.tsx';

interface ContactSentProps {
  brand: ContactBrand;
  content: ContactContent;
  receipt: ContactReceipt;
  onAnother(): void;
}

export function ContactSent({ brand, content, receipt, onAnother }: ContactSentProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const answer = {
    contact: content.contactValue,
    date: showLongDate(receipt.answerBy),
    hours: brand.hoursText,
  };
  return (
    <div className="contact-sent">
      <h3 ref={heading} tabIndex={-1}>
        {t('sentHeading')}
      </h3>
      <p>{t(content.replyBy === 'EMAIL' ? 'sentByEmail' : 'sentByPhone', answer)}</p>
      <p>
        <PhoneIn text={t('sentSooner', { phone: brand.phone })} />
      </p>
      <p className="reference">{t('confirmation', { confirmation: receipt.confirmation })}</p>
      <p>
        <button type="button" className="button" onClick={onAnother}>
          {t('another')}
        </button>
      </p>
    </div>
  );
}
