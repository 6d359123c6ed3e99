/** The badge of a window that simulates a member, with a stop link (spec 000 §6). Loaded only there. */
import { sessionStore } from '../lib/storage.ts';
import { USER_KEY } from '../session/storage/session-keys.ts';
import { adoptStyles } from '../ui/adopt-styles.ts';
import styles from './simulation-badge.css?inline';
import { t } from './simulation-badge.text.ts';

function memberName(): string {
  const user = sessionStore.get(USER_KEY);
  if (typeof user !== 'object' || user === null) return '';
  const { firstName = '', lastName = '' } = { firstName: undefined, lastName: undefined, ...user };
  return `${String(firstName)} ${String(lastName)}`.trim();
}

export function showSimulation(): void {
  if (document.querySelector('.simulation-badge')) return;
  adoptStyles(styles);
  const badge = document.createElement('aside');
  badge.className = 'simulation-badge';
  badge.setAttribute('aria-label', t('label'));
  const text = document.createElement('span');
  text.textContent = t('text', { name: memberName() });
  const stop = document.createElement('a');
  stop.href = '#logout';
  stop.textContent = t('stop');
  badge.append(text, ' ', stop);
  document.querySelector('.header')?.before(badge);
}
