import { persistForSession, persistedForSession } from '../../session/storage/session-scoped-values.ts';

const KEY = 'SelectedGroup';

/** Number of the group that was selected in this session; null if no group was selected. */
export function persistedGroupNumber(): string | null {
  const persisted = persistedForSession(KEY);
  return typeof persisted === 'string' ? persisted : null;
}

export const persistGroupNumber = (groupNumber: string): boolean => persistForSession(KEY, groupNumber);
