/** Builds a content request (spec 001 §3 'Content request', §5). Pure. */
import type { PortalLanguage } from '../lib/text/i18n.ts';
import type { ContentRequest } from './content.schema.ts';

export interface ContentUser {
  brand: string;
  relationshipCode: string;
  spendingAccountExists: boolean;
}

/** The texts to request: texts by name, or all texts of a content type. */
export type ContentSelection = { names: readonly string[] } | { contentType: string };

export class MissingArgumentError extends TypeError {
  constructor(argument: 'user' | 'content') {
    super(`Missing ${argument} argument.`);
    this.name = 'MissingArgumentError';
  }
}

/**
 * The query of a content request. The user is null if the island has not loaded the user yet.
 * @throws MissingArgumentError 'Missing user argument.' if brand or relationship code is missing, 'Missing content
 *   argument.' if name and content type are missing (spec 001 §5)
 */
export function contentQuery(
  user: ContentUser | null,
  selection: ContentSelection | null,
  language: PortalLanguage = 'en',
): ContentRequest[] {
  if (!user?.brand || !user.relationshipCode) throw new MissingArgumentError('user');
  const qualifiers = {
    brand: user.brand,
    relationshipCode: user.relationshipCode,
    spendingAccountExistsIndicator: user.spendingAccountExists ? ('Y' as const) : ('N' as const),
    ...(language === 'es' ? { language } : {}),
  };
  const names = selection && 'names' in selection ? selection.names.filter(Boolean) : [];
  if (names.length > 0) return names.map((name) => ({ name, qualifiers }));
  if (!selection || !('contentType' in selection) || !selection.contentType)
    throw new MissingArgumentError('content');
  return [{ name: '*', contentType: selection.contentType, qualifiers }];
}
