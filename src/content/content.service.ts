/** The content calls (spec 001 §7 'Content'). */
import { send } from '../lib/http.ts';
import { contentQuery, type ContentUser, type ContentWanted } from './content.rules.ts';
import { contentInfo, type Content } from './content.schema.ts';

/** Texts for a user. @throws MissingArgumentError, ServiceError */
export const fetchContent = async (
  user: ContentUser | null,
  wanted: ContentWanted | null,
  signal: AbortSignal,
): Promise<Content> => send(contentInfo, { payload: contentQuery(user, wanted) }, { signal });
