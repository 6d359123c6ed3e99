/** The check with the services when a window gets the focus (spec 000 §4 'Session stale check'). */
import { expect, it, onTestFinished, vi } from 'vitest';
import { brandWhere } from '../../../tests/support/brands.ts';
import { openAs } from '../../../tests/support/component/portal.tsx';
import { breakCall, sentRequests } from '../../../tests/support/component/services.ts';
import { dialog, isSignedIn } from '../../../tests/support/component/sign-in.tsx';
import { openSimulationOf } from '../../../tests/support/component/simulation.ts';
import { send } from '../../lib/http/http.ts';
import { keepAlive } from '../timeout/keep-alive.schema.ts';
import { startStaleCheck } from './stale-check.ts';

const brand = brandWhere(({ signIn }) => signIn.flow === 'older');
const MINUTE = 60_000;
let minutes = 0;

/** Returns to the window when a check is due and the cookie LtpaToken2 belongs to another session. */
function focusLater(): void {
  const during = new AbortController();
  onTestFinished(() => during.abort());
  breakCall('validateltpa', { kind: 'status', status: 401 });
  startStaleCheck(() => !during.signal.aborted);
  minutes += 2;
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minutes * MINUTE });
  window.dispatchEvent(new Event('focus'));
}

it('a member is asked to sign in if the cookie LtpaToken2 belongs to another session', async () => {
  await openAs('maria', brand);
  focusLater();
  await dialog('Please Login');
});

it('a simulation window stays signed in although the cookie LtpaToken2 belongs to the staff member', async () => {
  await openSimulationOf('maria', brand);
  focusLater();
  await send(keepAlive, {});
  expect(sentRequests('validateltpa')).toHaveLength(0);
  expect(isSignedIn()).toBe(true);
});
