/** What agents change of their own record: the national producer number and the broker's view (spec 000 §3, §7). */
import type { Failure } from '../../lib/remote/failure.ts';
import { send } from '../../lib/http/http.ts';
import { failureOf } from '../../lib/remote/remote.ts';
import { memberAtom } from '../../session/member-data.store.ts';
import { $session } from '../../session/session.store.ts';
import { changeUser } from '../../session/user/user-record.store.ts';
import { brokerPreferenceOf, type BrokerLine } from './agent-workspace.rules.ts';
import { updateAgencyPreference, updateProducerNpn } from './agents.schema.ts';

export type Saving =
  | { state: 'idle' }
  | { state: 'busy' }
  | { state: 'saved' }
  | { state: 'failed'; failure: Failure };

const IDLE: Saving = { state: 'idle' };

export const $npnSaving = memberAtom<Saving>(IDLE);
export const $brokerSaving = memberAtom<Saving>(IDLE);

async function save($saving: typeof $npnSaving, change: () => Promise<void>): Promise<boolean> {
  if ($saving.get().state === 'busy') return false;
  $saving.set({ state: 'busy' });
  try {
    await change();
    $saving.set({ state: 'saved' });
    return true;
  } catch (error) {
    $saving.set({ state: 'failed', failure: failureOf(error) });
    return false;
  }
}

export const resetNpn = (): void => $npnSaving.set(IDLE);
export const resetBroker = (): void => $brokerSaving.set(IDLE);

/** @param npnNo 1 to 10 digits */
export const changeNpn = (npnNo: string): Promise<boolean> =>
  save($npnSaving, async () => {
    await send(updateProducerNpn, { payload: { npnNo } });
    changeUser((user) => ({ ...user, npnNo }));
  });

export const changeBrokerLine = (line: BrokerLine | 'ALL'): Promise<boolean> =>
  save($brokerSaving, async () => {
    const session = $session.get();
    const preference = session.state === 'signed-in' ? brokerPreferenceOf(line, session.user) : null;
    if (!preference) return;
    await send(updateAgencyPreference, { payload: preference });
    changeUser((user) => ({
      ...user,
      isBrokerAgencyPref: line !== 'ALL',
      brokerAgencyPrefLob: line === 'ALL' ? '' : line,
    }));
  });
