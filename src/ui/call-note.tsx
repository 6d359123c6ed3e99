/** Whom to call, and when somebody answers. */
import { useId } from 'react';
import { t } from './hand-off.text.ts';

interface CallNoteProps {
  /** As members read it: 1-800-555-0110. */
  phone: string;
  hours: string;
  /** What to have at hand or to ask for; one sentence. */
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
