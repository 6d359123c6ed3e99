/** The maximum age of a session, and the dialog before that age is reached. `tests/session-limit.spec.ts` tests the end of the session. */
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { sessionStore } from '../../lib/storage/storage.ts';
import { brandWhere } from '../../../tests/support/brands.ts';
import { setAddress, signInAs, user } from '../../../tests/support/component/portal.tsx';
import { changeResponse } from '../../../tests/support/component/services.ts';
import { openSimulationOf } from '../../../tests/support/component/simulation.ts';
import type { FlowName } from '../sign-in/sign-in-flow.types.ts';
import { afterLastCalls, finishBeforeSignOut } from '../sign-out/last-calls.ts';
import { dispatch } from '../session-machine.ts';
import { saveSession, saveTokens, storedSession, storedSessionInfo } from '../storage/stored-session.ts';
import { SESSION_INFO_KEY } from '../storage/shell-keys.ts';
import { updateLimitNotice } from './session-limit.ts';
import { LIMIT_HOURS } from './session-limit.rules.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const FLOWS = ['newer', 'userauth', 'older', 'token'] as const satisfies readonly FlowName[];
const brandOf = (flow: FlowName) => brandWhere(({ signIn }) => signIn.flow === flow);

const notice = () => screen.queryByRole('alertdialog', { name: 'Your session is about to end' });

/** 20:31 in Minnesota, in summer. */
const END = Date.UTC(2026, 6, 2, 1, 31, 40);

function setClock(msBeforeEnd: number): void {
  vi.setSystemTime(END - msBeforeEnd);
}

async function openNotice(onSignIn: () => void = () => {}): Promise<HTMLElement> {
  vi.useFakeTimers({ toFake: ['Date'], now: END - 9 * MINUTE });
  const brand = brandOf('newer');
  setAddress(brand, '/login/');
  await signInAs('maria', brand);
  document.documentElement.dataset['timeZone'] = 'America/Chicago';
  updateLimitNotice(END, false, onSignIn);
  return screen.getByRole('alertdialog');
}

afterEach(() => void vi.useRealTimers());

describe('the end time of a session', () => {
  /** Hours until the session ends, rounded to minutes. */
  const hoursLeft = (): number =>
    Math.round(((storedSessionInfo().sessionEndsAt ?? NaN) - Date.now()) / MINUTE) / (HOUR / MINUTE);

  it.each(FLOWS)('is 12 hours after a sign-in through the flow %s', async (flow) => {
    setAddress(brandOf(flow), '/login/');
    await signInAs('maria', brandOf(flow));
    expect(hoursLeft()).toBe(LIMIT_HOURS.member);
  });

  it.each(['gwen', 'adele', 'ivan'])('is 8 hours after a sign-in by %s, who is not a member', async (who) => {
    setAddress(brandOf('newer'), '/login/');
    await signInAs(who, brandOf('newer'));
    expect(hoursLeft()).toBe(LIMIT_HOURS.staff);
  });

  it.each([undefined, null, 0, 'soon'])(
    'is unknown if the service sends %j as the remaining time',
    async (said) => {
      changeResponse('userInfo/userLogin', (body) => {
        const { payload } = body as { payload: { token: object } };
        return { payload: { ...payload, token: { ...payload.token, session_expires_in: said } } };
      });
      setAddress(brandOf('newer'), '/login/');
      await signInAs('maria', brandOf('newer'));
      expect(storedSessionInfo().sessionEndsAt).toBeNull();
    },
  );

  it('does not change when tokens are refreshed, and is shared with other tabs', async () => {
    setAddress(brandOf('token'), '/login/');
    await signInAs('maria', brandOf('token'));
    const { sessionEndsAt } = storedSessionInfo();
    saveTokens({ access: 'next', refresh: 'next', endsAt: Date.now() + HOUR });
    expect(storedSessionInfo().sessionEndsAt).toBe(sessionEndsAt);
    const session = storedSession();
    sessionStore.clear();
    if (session) saveSession(structuredClone(session));
    expect(storedSessionInfo().sessionEndsAt).toBe(sessionEndsAt);
  });
});

it('a simulation window still names the staff member after the keep-alive has stored the session again', async () => {
  setAddress(brandOf('newer'), '/login/');
  await signInAs('maria', brandOf('newer'));
  sessionStore.set(SESSION_INFO_KEY, { ...storedSessionInfo(), simulation: true, openedBy: 'Ivan' });
  const session = storedSession();
  if (session) saveSession({ ...session, profile: {} });
  expect(storedSessionInfo()).toMatchObject({ simulation: true, openedBy: 'Ivan' });
});

describe('the dialog before the session’s end', () => {
  it('shows the end time to the minute, in the brand’s time zone', async () => {
    const text = (await openNotice()).textContent.replaceAll(/[\u00A0\u202F]/g, ' ');
    expect(text).toContain('at 8:31 PM CDT, even if you are active');
    expect(text).not.toContain('inactivity');
  });

  it('opens again two minutes before the end if the user closed it', async () => {
    await user.click(within(await openNotice()).getByRole('button', { name: 'Close' }));
    updateLimitNotice(END, false, () => {});
    expect(notice()).toBeNull();
    setClock(2 * MINUTE);
    updateLimitNotice(END, false, () => {});
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Close' }));
    setClock(MINUTE);
    updateLimitNotice(END, false, () => {});
    expect(notice()).toBeNull();
  });

  it('closes when the inactivity warning opens, and opens again when the warning closes', async () => {
    await openNotice();
    updateLimitNotice(END, true, () => {});
    expect(notice()).toBeNull();
    updateLimitNotice(END, false, () => {});
    expect(notice()).not.toBeNull();
  });

  it('closes when the session ends', async () => {
    await openNotice();
    dispatch({ type: 'session-ended', skipNotice: true });
    expect(notice()).toBeNull();
    updateLimitNotice(END, false, () => {});
    expect(notice()).toBeNull();
  });

  it('waits for calls in flight before it opens the sign-in page', async () => {
    const onSignIn = vi.fn();
    const { promise, resolve } = Promise.withResolvers<null>();
    const opened = await openNotice(afterLastCalls(onSignIn));
    finishBeforeSignOut(promise);
    await user.click(within(opened).getByRole('button', { name: 'Sign in again' }));
    expect(onSignIn).not.toHaveBeenCalled();
    resolve(null);
    await waitFor(() => expect(onSignIn).toHaveBeenCalledOnce());
  });

  it('has no "Sign in again" button in a simulation window', async () => {
    await openSimulationOf('maria', brandOf('newer'));
    updateLimitNotice(Date.now() + MINUTE, false, () => {});
    const opened = screen.getByRole('alertdialog');
    expect(opened).toHaveTextContent('your own session, which ends at');
    expect(within(opened).queryByRole('button', { name: 'Sign in again' })).toBeNull();
  });
});
