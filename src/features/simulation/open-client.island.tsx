/** The dialog that opens a client's portal, and the message that says whether it opened. */
import { useStore } from '@nanostores/react';
import { useEffect, useEffectEvent } from 'react';
import { ServiceWords } from '../../ui/page/service-words.tsx';
import { $openClient, openClientPortal, openClientWindow, resetOpenClient } from './open-client.store.ts';
import { OpenClientDialog } from './open-client.view.tsx';
import { t } from './simulation.text.ts';

interface OpenClientIslandProps {
  /** The client whose portal the agent opens; null if no client is chosen. */
  client: { clientId: string; firstName: string; lastName: string } | null;
  agencyId: string;
  agencyName: string;
  storeId: number;
  onClose(): void;
}

export function OpenClientIsland({ client, agencyId, agencyName, storeId, onClose }: OpenClientIslandProps) {
  const status = useStore($openClient);
  const forWhom = { agencyName, storeId };
  const isOpened = status.state === 'opened';
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (isOpened) close();
  }, [isOpened]);
  // Resets the dialog when a client is chosen. Before that, the message about the previous client stays.
  const clientId = client?.clientId;
  useEffect(() => {
    if (clientId !== undefined) resetOpenClient();
  }, [clientId]);
  return (
    <>
      <div className="form-outcome" role="status">
        {isOpened ? <ServiceWords words={status.name} say={(name) => t('opened', { name })} /> : null}
      </div>
      {client === null ? null : (
        <OpenClientDialog
          name={`${client.firstName} ${client.lastName}`}
          isBlocked={status.state === 'blocked'}
          onSubmit={(reason) => openClientPortal({ agencyId, clientId: client.clientId, reason }, forWhom)}
          onOpen={() => {
            if (status.state === 'blocked') openClientWindow(status.simulation, forWhom);
          }}
          onClose={() => {
            if (status.state === 'blocked') resetOpenClient();
            onClose();
          }}
        />
      )}
    </>
  );
}
