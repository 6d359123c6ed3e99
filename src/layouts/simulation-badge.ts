/** Says, in a window that simulates a member, that it does, and how to stop (spec 000 §6). Loaded there alone. */
import { sessionStore } from '../lib/storage.ts';
import { USER_KEY } from '../session/storage/session-keys.ts';
import { adoptStyles } from '../ui/adopt-styles.ts';
import styles from './simulation-badge.css?inline';
import { t } from './simulation-badge.text.ts';

/** The member's name as the session has it. */
function memberName(): string {
  const user = sessionStore.get(USER_KEY);
  if (typeof user !== 'object' || user === null) return '';
  const { firstName = '', lastName = '' } = { firstName: undefined, lastName: undefined, ...user };
  return `${String(firstName)} ${String(lastName)}`.trim();
}

/** Shows the badge; signing out stops the simulation and closes the window. */
export function showSimulation(): void {
  if (document.querySelector('.simulation-badge')) return;
  adoptStyles(styles);
  const badge = document.createElement('aside');
  badge.className = 'simulation-badge';
  badge.setAttribute('aria-label', t('label'));
  const words = document.createElement('span');
  words.textContent = t('text', { name: memberName() });
  const stop = document.createElement('a');
  stop.href = '#logout';
  stop.textContent = t('stop');
  badge.append(words, ' ', stop);
  document.querySelector('.header')?.before(badge);
}
