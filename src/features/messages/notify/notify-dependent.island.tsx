/**
 * The notify button in a dependent's open message (decisions/messages#a-dependent-is-notified-once). It loads its
 * dialog on demand.
 */
import type { Profile } from '../../../profile/profile.rules.ts';
import { isSimulation } from '../../../session/simulation/is-simulation.ts';
import { useOnDemand } from '../../../ui/page/use-on-demand.ts';
import type { Message } from '../messages.schema.ts';
import { canNotify } from './notify.rules.ts';
import { t } from './notify.text.ts';

interface NotifyDependentProps {
  profile: Pick<Profile, 'isSubscriber' | 'ecId' | 'bvUserId'>;
  message: Pick<Message, 'ecId' | 'recipient'>;
}

const loadDialog = () => import('./notify-dialog.island.tsx');

export function NotifyDependent({ profile, message }: NotifyDependentProps) {
  const dialog = useOnDemand(loadDialog);
  if (!canNotify(message, { ...profile, isSimulation: isSimulation() })) return null;
  const { recipient: name } = message;
  return (
    <>
      <p className="notify-open">
        <button type="button" className="button" onClick={dialog.open} onPointerEnter={dialog.prefetch}>
          {name ? t('open', { name }) : t('openUnnamed')}
        </button>
      </p>
      <p role="status">{dialog.state === 'failed' ? t('unloaded') : null}</p>
      {dialog.state === 'open' ? (
        <dialog.View bvUserId={profile.bvUserId} name={name} onClose={dialog.close} />
      ) : null}
    </>
  );
}
