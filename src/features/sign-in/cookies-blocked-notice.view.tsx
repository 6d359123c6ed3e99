/** Above the sign-in form: the services accepted the sign-in, but the browser blocks cookies, so there is no session. */
import { useInsertionEffect } from 'react';
import type { BrandSlice } from '../../brand/brand-slice.ts';
import { adoptStyles } from '../../ui/page/adopt-styles.ts';
import { PhoneIn } from '../../ui/page/text-with-phone.tsx';
import styles from './sign-in-notice.css?inline';
import { t } from './sign-in-refused.text.ts';

export default function CookiesBlockedNotice({ brand }: { brand: Pick<BrandSlice, 'phone' | 'hoursText'> }) {
  useInsertionEffect(() => adoptStyles(styles), []);
  return (
    <div className="sign-in-notice" role="alert">
      <p>
        <strong>{t('noCookiesHeading')}</strong>
      </p>
      <p>{t('noCookies')}</p>
      <p>
        <PhoneIn text={t('callNow', { phone: brand.phone, hours: brand.hoursText })} />
      </p>
    </div>
  );
}
