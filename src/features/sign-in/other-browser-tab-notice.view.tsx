/** Who is signed in in another tab of the browser, while this one holds a form that has been begun. */
import { useInsertionEffect } from 'react';
import { adoptStyles } from '../../ui/adopt-styles.ts';
import styles from './elsewhere.css?inline';
import { t } from './sign-in.text.ts';

export function Elsewhere({ name, onGoOn }: { name: string | null; onGoOn(): void }) {
  useInsertionEffect(() => adoptStyles(styles), []);
  return (
    <div className={name === null ? undefined : 'elsewhere'}>
      <div role="status">{name === null ? null : <p>{t('elsewhere', { name })}</p>}</div>
      {name === null ? null : (
        <button type="button" className="button" onClick={onGoOn}>
          {t('goOn', { name })}
        </button>
      )}
    </div>
  );
}
