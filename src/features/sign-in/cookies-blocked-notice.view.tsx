/** Says that the services accepted the sign-in, but no session exists because the browser blocks cookies. */
import { useInsertionEffect } from 'react';
import { adoptStyles } from '../../ui/page/adopt-styles.ts';
import { useBrandContact } from '../../ui/page/brand-context.tsx';
import { PhoneIn } from '../../ui/page/text-with-phone.tsx';
import styles from './sign-in-notice.css?inline';
import { t } from './sign-in-refused.text.ts';

export default function CookiesBlockedNotice() {
  const { phone, hoursText: hours } = useBrandContact();
  useInsertionEffect(() => adoptStyles(styles), []);
  return (
    <div className="sign-in-notice" role="alert">
      <p>
        <strong>{t('noCookiesHeading')}</strong>
      </p>
      <p>{t('noCookies')}</p>
      <p>
        <PhoneIn text={t('callNow', { phone, hours })} />
      </p>
    </div>
  );
}
