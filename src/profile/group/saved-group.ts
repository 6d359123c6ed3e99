import { saveForSession, savedForSession } from '../../session/storage/session-scoped-values.ts';

const KEY = 'SelectedGroup';

/** Null if none was chosen in this session. */
export function savedGroupNumber(): string | null {
  const saved = savedForSession(KEY);
  return typeof saved === 'string' ? saved : null;
}

export const saveGroupNumber = (groupNumber: string): void => saveForSession(KEY, groupNumber);
