/** Changes that agents make to their own record (spec 000 §3, §7). */
import { send } from '../../lib/http/http.ts';
import { newReference } from '../../lib/http/reference-code.ts';
import { ServiceError } from '../../lib/remote/failure.ts';
import { $session } from '../../session/session.store.ts';
import { changeUser } from '../../session/user/user-record.store.ts';
import { brokerPreferenceOf, type BrokerLine } from './agent-workspace.rules.ts';
import { updateAgencyPreference, updateProducerNpn } from './agents.schema.ts';

/** Changes the national producer number. @param npnNo 1 to 10 digits @throws ServiceError */
export async function changeNpn(npnNo: string): Promise<void> {
  await send(updateProducerNpn, { payload: { npnNo } });
  changeUser((user) => ({ ...user, npnNo }));
}

/** Saves the preferred line of coverage. @throws ServiceError also if the user has no agency to save it for */
export async function changeBrokerLine(line: BrokerLine | 'ALL'): Promise<void> {
  const session = $session.get();
  const preference = session.state === 'signed-in' ? brokerPreferenceOf(line, session.user) : null;
  if (!preference) throw new ServiceError({ kind: 'rejected', reference: newReference() });
  await send(updateAgencyPreference, { payload: preference });
  changeUser((user) => ({
    ...user,
    isBrokerAgencyPref: line !== 'ALL',
    brokerAgencyPrefLob: line === 'ALL' ? '' : line,
  }));
}
