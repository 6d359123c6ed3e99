/** Spec 001 §3 'Content request', §5. Pure. */
import type { Content, ContentRequest } from './content.schema.ts';

export interface ContentUser {
  brand: string;
  relationshipCode: string;
  spendingAccountExists: boolean;
}

/** Texts by name, or all texts of a content type. */
export type ContentWanted = { names: readonly string[] } | { contentType: string };

export class MissingArgumentError extends TypeError {
  constructor(argument: 'user' | 'content') {
    super(`Missing ${argument} argument.`);
    this.name = 'MissingArgumentError';
  }
}

/**
 * Arguments are null while an island has no user yet.
 * @throws MissingArgumentError 'Missing user argument.' without a brand or relationship code, 'Missing content
 *   argument.' without a name or content type (spec 001 §5)
 */
export function contentQuery(user: ContentUser | null, wanted: ContentWanted | null): ContentRequest[] {
  if (!user?.brand || !user.relationshipCode) throw new MissingArgumentError('user');
  const qualifiers = {
    brand: user.brand,
    relationshipCode: user.relationshipCode,
    spendingAccountExistsIndicator: user.spendingAccountExists ? ('Y' as const) : ('N' as const),
  };
  const names = wanted && 'names' in wanted ? wanted.names.filter(Boolean) : [];
  if (names.length > 0) return names.map((name) => ({ name, qualifiers }));
  if (!wanted || !('contentType' in wanted) || !wanted.contentType) throw new MissingArgumentError('content');
  return [{ name: '*', contentType: wanted.contentType, qualifiers }];
}

/** A text by its name, or the baked one if the service has none. */
export const textOf = (content: Content, name: string, baked: string): string =>
  content.find((one) => one.name === name && one.value.trim() !== '')?.value ?? baked;

export interface ServiceText {
  text: string;
  /** Then it is English on every page: mark it with `inEnglish()`. */
  isFromService: boolean;
}

/** The same with its source. */
export function serviceText(content: Content, name: string, baked: string): ServiceText {
  const text = textOf(content, name, '');
  return { text: text || baked, isFromService: text !== '' };
}

/** `NAV_TAB_FIND_A_DOCTOR` for `find-a-doctor`. Chosen here. */
export const tabTextName = (tabId: string): string => `NAV_TAB_${tabId.toUpperCase().replaceAll('-', '_')}`;

/** Chosen here: the keys of spec 001 §2 ('the left-nav health plans label and description') are of that view. */
export const leftNavTextName = (entryId: string): string =>
  `NAV_LEFT_${entryId.toUpperCase().replaceAll('-', '_')}`;
