/** The forms of a producer's own record, connected to their store. */
import { useStore } from '@nanostores/react';
import type { UserRecord } from '../../session/user/user-record.rules.ts';
import { brokerLines } from './agent-workspace.rules.ts';
import { BrokerViewForm } from './broker-view-form.view.tsx';
import { NpnForm } from './npn-form.view.tsx';
import {
  $brokerSaving,
  $npnSaving,
  changeBrokerLine,
  changeNpn,
  resetBroker,
  resetNpn,
} from './producer-profile.store.ts';

/** Internal staff have no number. */
export function NpnIsland({ user }: { user: UserRecord }) {
  const saving = useStore($npnSaving);
  if (user.type.actorType === 'INTERNAL') return null;
  return <NpnForm number={user.npnNo} saving={saving} onSave={changeNpn} onEdit={resetNpn} />;
}

/** For users one of whose agencies has a broker's view. */
export function BrokerViewIsland({ user }: { user: UserRecord }) {
  const saving = useStore($brokerSaving);
  const lines = brokerLines(user);
  if (lines.length === 0) return null;
  const chosen = user.isBrokerAgencyPref ? user.brokerAgencyPrefLob || 'ALL' : 'ALL';
  return (
    <BrokerViewForm
      lines={lines}
      chosen={chosen}
      saving={saving}
      onSave={(line) => void changeBrokerLine(line)}
      onEdit={resetBroker}
    />
  );
}
