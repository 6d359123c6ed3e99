/** The note that coverage has ended: the day, what still works, and what to do. */
import { useInsertionEffect } from 'react';
import { showLongDate, type IsoDate } from '../../../lib/date/date.ts';
import { useBrandContact } from '../../../ui/page/brand-context.tsx';
import { adoptStyles } from '../../../ui/page/adopt-styles.ts';
import { PhoneIn } from '../../../ui/page/text-with-phone.tsx';
import styles from './coverage-ended.css?inline';
import { t } from './coverage-ended.text.ts';

export function CoverageEnded({ end }: { end: IsoDate }) {
  useInsertionEffect(() => adoptStyles(styles), []);
  const { phone } = useBrandContact();
  return (
    <div className="summary-ended">
      <p>
        <strong>{t('ended', { date: showLongDate(end) })}</strong> {t('still')}
      </p>
      <p>
        <PhoneIn text={t('next', { phone })} />
      </p>
    </div>
  );
}
