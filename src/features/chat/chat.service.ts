import { send } from '../../lib/http/http.ts';
import { publicAppConfig } from '../../session/services/app-config.schema.ts';
import type { ChatEntry, ChatFacts } from './chat.rules.ts';
import { chatAvailability } from './chat.schema.ts';

const APPLICATION = 'member';

/** The provider's response also sets the cookie flag. @throws ServiceError */
export async function fetchChatFacts(
  brand: string,
  { code, entry }: ChatEntry,
): Promise<Pick<ChatFacts, 'switches' | 'available'>> {
  const [{ liveChat }, { available }] = await Promise.all([
    send(publicAppConfig, { params: { application: APPLICATION, brand } }),
    send(chatAvailability, { query: { code, entryPoint: entry } }),
  ]);
  return { switches: liveChat, available };
}
