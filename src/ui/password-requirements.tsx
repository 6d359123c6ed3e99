/** The requirements for a new password, and the switch that makes the typed password visible. */
import { Check, Circle } from 'lucide-react';
import { useEffect, useInsertionEffect, useState } from 'react';
import { checkRequirements, type StrengthRule } from '../lib/fields/password-strength.rules.ts';
import { adoptStyles } from './page/adopt-styles.ts';
import { t } from './password-requirements.text.ts';
import styles from './styles/password-requirements.css?inline';

/** A no-break space, which keeps the list of excluded characters on one line. */
const NO_BREAK = '\u00a0';
/** Announcements wait until typing has paused this long. Without the pause they would interrupt the screen reader's echo of each key. */
const PAUSE_MS = 1000;

/** Debounces `text`: returns it once typing has paused, and '' while the user types. */
function useAfterPause(typed: string, text: string): string {
  const [settled, setSettled] = useState({ typed: '', text: '' });
  useEffect(() => {
    const timer = setTimeout(() => setSettled({ typed, text }), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, text]);
  return settled.typed === typed ? settled.text : '';
}

export function PasswordRequirements({ typed, rule }: { typed: string; rule: StrengthRule }) {
  useInsertionEffect(() => adoptStyles(styles), []);
  const params = { least: rule.minimumLength, excluded: [...rule.excluded].join(NO_BREAK) };
  const steps = checkRequirements(typed, rule).map(({ requirement, isMet }) => ({
    requirement,
    isMet,
    text: t(requirement, params),
  }));
  const missing = steps.filter(({ isMet }) => !isMet);
  const count = { met: steps.length - missing.length, all: steps.length };
  const list = missing.map(({ text }) => text).join('; ');
  const spoken = list === '' ? t('progress', count) : t('missing', { ...count, list });
  const announced = useAfterPause(typed, typed === '' ? '' : spoken);
  return (
    <div className="password-rules" id="password-rules">
      <p>
        {t('rules')} <span className="password-count">{t('progress', count)}</span>
      </p>
      <ul>
        {steps.map(({ requirement, isMet, text }) => (
          <li key={requirement} data-met={isMet}>
            {isMet ? <Check size={18} aria-hidden /> : <Circle size={18} aria-hidden />}
            <span>
              <span className="visually-hidden">{t(isMet ? 'met' : 'unmet')} </span>
              {text}
            </span>
          </li>
        ))}
      </ul>
      <span className="visually-hidden" role="status">
        {announced}
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
