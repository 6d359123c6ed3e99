import { send } from '../lib/http/http.ts';
import { pageLanguage } from '../lib/text/i18n.ts';
import { contentQuery, type ContentUser, type ContentSelection } from './content-query.rules.ts';
import { contentInfo, type Content } from './content.schema.ts';

/** @throws MissingArgumentError, ServiceError */
export const fetchContent = async (
  user: ContentUser | null,
  selection: ContentSelection | null,
  signal: AbortSignal,
): Promise<Content> =>
  send(contentInfo, { payload: contentQuery(user, selection, pageLanguage()) }, { signal });
