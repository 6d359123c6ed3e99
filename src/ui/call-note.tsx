import { useId } from 'react';
import { useBrandContact } from './brand-context.tsx';
import { CopyValue } from './copy-value.tsx';
import { t } from './hand-off.text.ts';

/** The phone number and hours of customer service. @param text one sentence: what to have ready or to ask for */
export function CallNote({ text }: { text: string }) {
  const id = useId();
  const { phone, hoursText } = useBrandContact();
  return (
    <aside className="call-note" aria-labelledby={id}>
      <h2 id={id}>{t('callHeading')}</h2>
      <p>{text}</p>
      <p>
        {t('call')}{' '}
        <CopyValue kind="phone" value={phone}>
          <a href={`tel:+${phone.replaceAll('-', '')}`}>{phone}</a>
        </CopyValue>
        <br />
        {t('hours')} {hoursText}
      </p>
    </aside>
  );
}
