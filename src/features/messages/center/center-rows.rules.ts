/** The rows on a page of the message center, their positions, and which row an address opens (spec 001 §§2–4). Pure. */
import { pageCount } from '../../../ui/list/pager.rules.ts';
import { MESSAGES_PER_PAGE } from '../messages-query.rules.ts';
import { isUnread } from '../messages.rules.ts';
import type { Message, MessageList } from '../messages.schema.ts';

/**
 * -999 replaces a blank message id (spec 001 §2). No call accepts -999 as an id. In messageSequenceID, -999 has
 * another meaning: it marks a special message (§3).
 */
const BLANK_ID = '-999';

export const CENTER_ID = 'messages';

export const toggleId = (key: string): string => `message-${key.replaceAll(' ', '-')}`;

export interface CenterRow {
  /** Unique on the page. Message ids are not unique, because several may be blank. */
  key: string;
  message: Message;
  /** Counts from 1 across all pages (spec 001 §3 'messageNumber, position assigned by the page'). */
  position: number;
}

const isShown = ({ status }: Message): boolean => status !== 'deleted';

/**
 * The rows of a page. Special messages, sorted by descending sortOrder, come above the first page's ten messages and
 * are not counted among the ten (decisions/messages#special-messages-head-the-list). The other messages keep the
 * service's order.
 */
export function centerRows({ messages, special }: MessageList, page: number): CenterRow[] {
  const above = special.filter(isShown).toSorted((a, b) => b.sortOrder - a.sortOrder);
  const first = page === 1 ? above : [];
  const before = page === 1 ? 0 : above.length + (page - 1) * MESSAGES_PER_PAGE;
  let blank = 0;
  return [...first, ...messages.filter(isShown)].map((message, at) => ({
    key: message.id === BLANK_ID ? `${BLANK_ID} ${(blank += 1)}` : message.id,
    message,
    position: before + at + 1,
  }));
}

export const pagesOf = (total: number): number => pageCount(total, MESSAGES_PER_PAGE);

/**
 * The row that the address's `?id=` names. `-999` means the newest message without an id or, if there is none,
 * the first special message (decisions/messages#special-messages-head-the-list). Undefined if the page has no such message.
 */
export function rowOfId(rows: readonly CenterRow[], id: string): CenterRow | undefined {
  const requestedId = id.trim().toUpperCase() || BLANK_ID;
  const [named] = rows
    .filter(({ message }) => message.id.toUpperCase() === requestedId)
    .toSorted((a, b) => b.message.date.localeCompare(a.message.date));
  return requestedId === BLANK_ID ? (named ?? rows.find(({ message }) => message.isSpecial)) : named;
}

/** Whether the message has all ids that are needed to change it. */
export const isChangeable = ({ id, ecId, umi }: Pick<Message, 'id' | 'ecId' | 'umi'>): boolean =>
  id !== BLANK_ID && ecId !== '' && umi !== '';

/**
 * Whether opening the message marks it as read (spec 001 §4). This is false for special messages, which are never
 * unread.
 */
export const isReadByOpening = (message: Message): boolean => isUnread(message) && isChangeable(message);

/** A copy of the list with the message's new status and the updated unread count. @param id not `BLANK_ID` */
export function withStatus(list: MessageList, id: string, status: 'read' | 'unread'): MessageList {
  const changes = (message: Message): boolean => message.id === id && message.status !== status;
  const step = list.messages.filter(changes).length * (status === 'read' ? -1 : 1);
  return {
    ...list,
    unread: Math.max(0, list.unread + step),
    messages: list.messages.map((message) => (changes(message) ? { ...message, status } : message)),
  };
}

const CODE_POINT = /^(?:U\+|\\u\{?|&#x|0x)?(?<hex>[\da-f]{4,6})[;}]?$/i;
const PICTOGRAPH = /^\p{Extended_Pictographic}[\p{Extended_Pictographic}\p{Emoji_Modifier}\u200D\uFE0F]*$/u;
const MAX_CODE_POINT = 0x10_ff_ff;

/** Converts `imageUnicode`, either a character or its hex code ('1F489'), to a pictograph; '' for other texts. */
export function pictographOf(imageUnicode: string): string {
  const text = imageUnicode.trim();
  const code = Number.parseInt(CODE_POINT.exec(text)?.groups?.['hex'] ?? '', 16);
  const shown = code <= MAX_CODE_POINT ? String.fromCodePoint(code) : text;
  return PICTOGRAPH.test(shown) ? shown : '';
}

export const deletableKeys = (rows: readonly CenterRow[]): string[] =>
  rows.filter(({ message }) => isChangeable(message)).map(({ key }) => key);
