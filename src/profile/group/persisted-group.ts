import { persistForSession, persistedForSession } from '../../session/storage/session-scoped-values.ts';

const KEY = 'SelectedGroup';

/** Null if none was chosen in this session. */
export function persistedGroupNumber(): string | null {
  const persisted = persistedForSession(KEY);
  return typeof persisted === 'string' ? persisted : null;
}

export const persistGroupNumber = (groupNumber: string): void => persistForSession(KEY, groupNumber);
