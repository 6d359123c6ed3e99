/** Opens the window in which staff see the portal as a member (decisions/staff#a-simulation-has-its-own-window). */
import { createElement } from 'react';
import type { Brand } from '../../../src/brand/brand.schema.ts';
import { sessionStore } from '../../../src/lib/storage/storage.ts';
import MemberArea from '../../../src/member/start/member-area.island.tsx';
import { SESSION_INFO_KEY } from '../../../src/session/storage/shell-keys.ts';
import { renderFor, setAddress, signInAs } from './portal.tsx';

/** Opens the member area as staff see it. Uses the member's own token, so the sandbox rejects nothing. */
export async function openSimulationOf(who: string, brand: Brand, hash = ''): Promise<void> {
  const path = `/login/${hash}`;
  setAddress(brand, path);
  await signInAs(who, brand);
  const info = sessionStore.get(SESSION_INFO_KEY);
  sessionStore.set(SESSION_INFO_KEY, { ...(info as object), simulation: true, openedBy: 'Ivan' });
  renderFor(brand, path, (slice) => createElement(MemberArea, { brand: slice }));
}
