import { sessionStore } from '../../lib/storage/storage.ts';
import { $session } from '../session.store.ts';
import { USER_KEY } from '../storage/session-keys.ts';

export function rememberQuestion(challengeQuestion: string): void {
  const session = $session.get();
  if (session.state !== 'signed-in') return;
  const user = { ...session.user, challengeQuestion };
  sessionStore.set(USER_KEY, user);
  $session.set({ state: 'signed-in', user });
}
