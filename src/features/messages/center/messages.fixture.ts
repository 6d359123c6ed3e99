import fc from 'fast-check';
import type { Message, MessageList } from '../messages.schema.ts';

export const messageOf = (changes: Partial<Message> = {}): Message => ({
  id: 'MSG1',
  isSpecial: false,
  status: 'unread',
  date: '2026-11-12',
  dayText: '12',
  monthText: 'Nov',
  type: 'Coverage',
  category: 'CLS',
  sortOrder: changes.isSpecial ? 1 : 0,
  recipient: 'Maria',
  members: ['Maria Delgado'],
  ecId: 'E1',
  umi: 'U1',
  groupNumber: '',
  clientNumber: '',
  occurrences: null,
  occurrencesAllowed: null,
  percentage: null,
  image: '',
  content: { state: 'shown', subject: 'Hello', body: '<p>Text</p>' },
  ...changes,
});

/** Generates mailboxes with special messages and messages of several people. Some messages have no id. */
export const mailboxes = fc
  .record({
    special: fc.nat(3),
    others: fc.array(
      fc.record({
        status: fc.constantFrom('unread' as const, 'read' as const),
        isBlank: fc.boolean(),
        ecId: fc.constantFrom('E1', 'E2'),
      }),
      { maxLength: 45, size: 'max' }, // enough for several pages
    ),
  })
  .map(({ special, others }) => ({
    special: Array.from({ length: special }, (_one, at) =>
      messageOf({ id: `S${at}`, isSpecial: true, ecId: at === 0 ? 'E1' : 'E2' }),
    ),
    others: others.map(({ isBlank, ...rest }, at) =>
      messageOf({ id: isBlank && at % 7 === 0 ? '-999' : `M${at}`, ...rest }),
    ),
  }));

export interface Mailbox {
  special: Message[];
  others: Message[];
}

/** A page of ten messages, as the service returns it. */
export const listOf = ({ special, others }: Mailbox, page = 1): MessageList => ({
  messages: others.slice((page - 1) * 10, page * 10),
  special,
  skipped: 0,
  total: others.length,
  unread: others.filter(({ status }) => status === 'unread').length,
});
