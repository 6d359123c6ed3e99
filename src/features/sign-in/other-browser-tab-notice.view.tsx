/** Says that another browser tab is signed in, while this one has a sign-in form that was started. */
import { useInsertionEffect } from 'react';
import { adoptStyles } from '../../ui/page/adopt-styles.ts';
import styles from './sign-in-notice.css?inline';
import { t } from './sign-in.text.ts';

export function OtherBrowserTabNotice({ name, onContinue }: { name: string | null; onContinue(): void }) {
  useInsertionEffect(() => adoptStyles(styles), []);
  return (
    <div className={name === null ? undefined : 'sign-in-notice'}>
      <div role="status">{name === null ? null : <p>{t('elsewhere', { name })}</p>}</div>
      {name === null ? null : (
        <button type="button" className="button" onClick={onContinue}>
          {t('goOn', { name })}
        </button>
      )}
    </div>
  );
}
