/** The dialog that opens before a session reaches its maximum age. In the same chunk as `timeout-warning.ts`. */
import { pageTimeZone } from '../../lib/date/brand-day.ts';
import { pageLocale } from '../../lib/text/i18n.ts';
import { sessionStore } from '../../lib/storage/storage.ts';
import { openDialog, type OpenDialog } from '../../ui/dialog/dialog.ts';
import { currentSession, onSessionChange } from '../session-machine.ts';
import { isSimulation } from '../simulation/is-simulation.ts';
import { closedNotice, isNoticeDue } from './session-limit.rules.ts';
import { t } from './session-limit.text.ts';

const CLOSED_KEY = 'SessionLimitClosed';

let notice: OpenDialog | undefined;

/** Formats a time as `8:31 PM CST`. Drops the seconds, so that the time is never later than the real end. */
const showTime = (moment: number): string =>
  new Intl.DateTimeFormat(pageLocale(), {
    timeZone: pageTimeZone(),
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(moment);

function closedBefore(): number | null {
  const closed = sessionStore.get(CLOSED_KEY);
  return typeof closed === 'number' ? closed : null;
}

function openNotice(endsAt: number, onSignIn: () => void): void {
  const simulation = isSimulation();
  const signIn = {
    label: t('signIn'),
    primary: true,
    stays: true,
    run: onSignIn,
  };
  const opened = openDialog({
    heading: t('heading'),
    body: t(simulation ? 'simulationText' : 'text', { time: showTime(endsAt) }),
    // Close comes first and gets the focus, because a stray key press on the sign-in button would end the session.
    actions: [{ label: t('close') }, ...(simulation ? [] : [signIn])],
    onClose: () => {
      if (notice === opened) sessionStore.set(CLOSED_KEY, closedNotice(endsAt - Date.now()));
      notice = undefined;
    },
  });
  opened.element.setAttribute('role', 'alertdialog');
  notice = opened;
}

/** Closes the dialog from code. Does not store this as a close by the user, so that the dialog can open again. */
function closeByCode(): void {
  const open = notice;
  notice = undefined;
  open?.close();
}

/**
 * Opens the dialog if it is due, and closes it while the inactivity warning is open.
 * @param endsAt end of the session, milliseconds since 1970 @param isHeld whether the inactivity warning is open
 * @param onSignIn called if the user chooses to sign in again
 */
export function updateLimitNotice(endsAt: number, isHeld: boolean, onSignIn: () => void): void {
  if (isHeld || currentSession().state !== 'signed-in') return closeByCode();
  if (!notice && isNoticeDue(endsAt - Date.now(), closedBefore())) openNotice(endsAt, onSignIn);
}

onSessionChange(({ state }) => {
  if (state !== 'signed-in') closeByCode();
});
