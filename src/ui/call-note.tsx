/** The phone number and hours of customer service. */
import { useId } from 'react';
import { t } from './hand-off.text.ts';

interface CallNoteProps {
  /** Formatted: 1-800-555-0110. */
  phone: string;
  hours: string;
  /** One sentence: what to have ready or to ask for. */
  text: string;
}

export function CallNote({ phone, hours, text }: CallNoteProps) {
  const id = useId();
  return (
    <aside className="call-note" aria-labelledby={id}>
      <h2 id={id}>{t('callHeading')}</h2>
      <p>{text}</p>
      <p>
        {t('call')} <a href={`tel:+${phone.replaceAll('-', '')}`}>{phone}</a>
        <br />
        {t('hours')} {hours}
      </p>
    </aside>
  );
}
