import { phoneHref } from '../../lib/fields/phone-href.ts';
import { useId, useInsertionEffect } from 'react';
import { adoptStyles } from './adopt-styles.ts';
import { useBrandContact } from './brand-context.tsx';
import { CopyValue } from '../output/copy-value.tsx';
import { t } from '../output/hand-off.text.ts';
import styles from '../styles/member-pages.css?inline';
import selectStyles from '../styles/select.css?inline';

/** Keeps times such as "8 AM" and "8 a. m." on one line. */
const withWholeTimes = (hours: string): string =>
  hours.replaceAll(/(\d|[ap]\.) (?=[ap]m|[apm]\.)/gi, '$1\u00a0');

/** The phone number and hours of customer service. @param text one sentence that says what to have ready or what to ask for */
export function CallNote({ text }: { text: string }) {
  const id = useId();
  useInsertionEffect(() => [styles, selectStyles].forEach(adoptStyles), []);
  const { phone, hoursText } = useBrandContact();
  return (
    <aside className="call-note" aria-labelledby={id}>
      <h2 id={id}>{t('callHeading')}</h2>
      <p>{text}</p>
      <p>
        {t('call')}{' '}
        <CopyValue kind="phone" value={phone}>
          <a href={phoneHref(phone)}>{phone}</a>
        </CopyValue>
        <br />
        {t('hours')} {withWholeTimes(hoursText)}
      </p>
    </aside>
  );
}
