import { persistForSession, persistedForSession } from '../../session/storage/session-scoped-values.ts';

const KEY = 'SelectedGroup';

/** Null if none was chosen in this session. */
export function savedGroupNumber(): string | null {
  const saved = persistedForSession(KEY);
  return typeof saved === 'string' ? saved : null;
}

export const saveGroupNumber = (groupNumber: string): void => persistForSession(KEY, groupNumber);
