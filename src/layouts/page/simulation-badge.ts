/** The badge in the window of a simulation, with a stop link (spec 000 §6; decisions/staff#a-simulation-changes-nothing). Loaded in such windows only. */
import { sessionStore } from '../../lib/storage/storage.ts';
import { SIMULATION_REFUSED } from '../../session/simulation/is-simulation.ts';
import { holdSimulationLock } from '../../session/simulation/simulation-windows.ts';
import { writeSimulationCookie } from '../../session/storage/session-cookies.ts';
import { USER_KEY } from '../../session/storage/session-keys.ts';
import { storedSessionInfo } from '../../session/storage/stored-session.ts';
import { adoptStyles } from '../../ui/page/adopt-styles.ts';
import styles from './simulation-badge.css?inline';
import { t } from './simulation-badge.text.ts';

function memberName(): string {
  const user = sessionStore.get(USER_KEY);
  if (typeof user !== 'object' || user === null) return '';
  const { firstName = '', lastName = '' } = { firstName: undefined, lastName: undefined, ...user };
  return `${String(firstName)} ${String(lastName)}`.trim();
}

function element(name: string, text: string): HTMLElement {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}

function stopLink(): HTMLElement {
  const stop = element('a', t('stop'));
  stop.setAttribute('href', '#logout');
  return stop;
}

/** Explains each rejected write. Clears the text first, because screen readers announce a text only if it changes. */
function explainRefusals(outcome: HTMLElement, name: string): void {
  window.addEventListener(SIMULATION_REFUSED, () => {
    outcome.textContent = '';
    requestAnimationFrame(() => {
      outcome.textContent = t('refused', { name });
    });
  });
}

/**
 * Restores the simulation cookie. If a simulation in another window ends while this page loads, that window clears the
 * cookie.
 */
function keepAmongSimulations(): void {
  holdSimulationLock();
  writeSimulationCookie();
}

export function showSimulation(): void {
  if (document.querySelector('.simulation-badge')) return;
  adoptStyles(styles);
  keepAmongSimulations();
  const [name, staff] = [memberName(), storedSessionInfo().openedBy];
  const badge = document.createElement('aside');
  badge.className = 'simulation-badge';
  badge.setAttribute('aria-label', t('label'));
  const outcome = element('strong', '');
  outcome.setAttribute('role', 'status');
  explainRefusals(outcome, name);
  const whose = staff ? t('text', { name, staff }) : t('textAlone', { name });
  badge.append(element('span', `${whose} ${t('readOnly')}`), outcome, stopLink());
  document.querySelector('.header')?.before(badge);
}
