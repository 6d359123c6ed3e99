/** A new password's requirements, and the switch that shows what is typed. */
import { Check, Circle } from 'lucide-react';
import { useInsertionEffect } from 'react';
import { checkRequirements, type StrengthRule } from '../lib/fields/password-strength.rules.ts';
import { adoptStyles } from './page/adopt-styles.ts';
import { t } from './password-requirements.text.ts';
import styles from './styles/password-requirements.css?inline';

/** Keeps the excluded characters on one line. */
const NO_BREAK = '\u00a0';

/** The requirements and which are met; a status region announces the count. */
export function PasswordRequirements({ typed, rule }: { typed: string; rule: StrengthRule }) {
  useInsertionEffect(() => adoptStyles(styles), []);
  const requirements = checkRequirements(typed, rule);
  const met = requirements.filter(({ isMet }) => isMet).length;
  const params = { least: rule.minimumLength, excluded: [...rule.excluded].join(NO_BREAK) };
  return (
    <div className="password-rules" id="password-rules">
      <p>{t('rules')}</p>
      <ul>
        {requirements.map(({ requirement, isMet }) => (
          <li key={requirement} data-met={isMet}>
            {isMet ? <Check size={18} aria-hidden /> : <Circle size={18} aria-hidden />}
            <span>
              <span className="visually-hidden">{t(isMet ? 'met' : 'unmet')} </span>
              {t(requirement, params)}
            </span>
          </li>
        ))}
      </ul>
      <span className="visually-hidden" role="status">
        {typed === '' ? '' : t('progress', { met, all: requirements.length })}
      </span>
    </div>
  );
}

interface ShowPasswordsProps {
  isShown: boolean;
  onChange(isShown: boolean): void;
}

export function ShowPasswords({ isShown, onChange }: ShowPasswordsProps) {
  useInsertionEffect(() => adoptStyles(styles), []);
  return (
    <label className="password-show">
      <input type="checkbox" checked={isShown} onChange={() => onChange(!isShown)} />
      {t('show')}
    </label>
  );
}
