/** Lets an agent open a client's portal (spec 000 §1; decisions/staff#an-agent-opens-a-clients-portal). */
import { send } from '../../lib/http/http.ts';
import { memberAtom } from '../../session/member-data.store.ts';
import { endBlocked, openMemberWindow, staffName } from './member-window.store.ts';
import { nameOf } from './simulation.rules.ts';
import { openClient, type OpenClientRequest, type Simulation } from './simulation.schema.ts';
import { t } from './simulation.text.ts';

/** The agent's agency, and the store id of the brand's site. */
export interface OpenFor {
  agencyName: string;
  storeId: number;
}

type OpenClientState =
  | { state: 'idle' }
  | { state: 'opened'; name: string }
  /** The browser blocked the window. The user must click a button to open it. */
  | { state: 'blocked'; simulation: Simulation };

const IDLE: OpenClientState = { state: 'idle' };

export const $openClient = memberAtom<OpenClientState>(IDLE);

export function resetOpenClient(): void {
  endBlocked($openClient.get());
  $openClient.set(IDLE);
}

export function openClientWindow(simulation: Simulation, { agencyName, storeId }: OpenFor): void {
  const openedBy = t('openedBy', { name: staffName(), agency: agencyName });
  const isOpen = openMemberWindow(simulation, storeId, openedBy);
  $openClient.set(isOpen ? { state: 'opened', name: nameOf(simulation) } : { state: 'blocked', simulation });
}

/** Requests a simulation session for the client and opens its window. @throws ServiceError */
export async function openClientPortal(request: OpenClientRequest, forWhom: OpenFor): Promise<void> {
  openClientWindow(await send(openClient, { payload: request }), forWhom);
}
