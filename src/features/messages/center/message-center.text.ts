/** Text of the message center, partly quoted from the specification (001 §§2, 5). */
import { translator } from '../../../lib/text/i18n.ts';

export const texts = {
  list: 'Your messages',
  loading: 'Loading your messages',
  failed: 'We couldn’t load your messages.',
  count: { one: '{shown} message', other: '{shown} messages' },
  span: '{from} to {to}',
  position: 'Message {position} of {total}',
  // Filters
  period: 'Period',
  'ends.from': 'Start date',
  'ends.to': 'End date',
  hint: 'Shows messages from the start date through the end date.',
  hintDays: 'Shows messages from {from} through {to}.',
  types: 'Message type',
  members: 'Person',
  Wellness: 'Wellness',
  Coverage: 'Coverage',
  WhatsNew: "What's New",
  show: { one: 'Show {shown} message', other: 'Show {shown} messages' },
  // A message's row
  special: 'Important',
  used: 'Used {used} of {limit} ({percent}%)',
  usedOver: 'Used {used}, and the limit is {limit} ({percent}%)',
  usedPercent: '{percent}% used',
  noText: 'This message has no text.',
  missingNext: 'We didn’t get the text of this message. Call {phone} and we’ll read it to you.',
  withoutId:
    'This message came without its number, so you can’t mark it as read or delete it. It leaves the list when it’s a year old.',
  // Selection and deletion
  selectAll: 'Select all on this page',
  select: 'Select message: {subject}',
  delete: 'Delete',
  deleteCount: { one: 'Delete {count} message', other: 'Delete {count} messages' },
  nothingSelected: 'Please select a message to delete',
  deleted: { one: '{count} message deleted.', other: '{count} messages deleted.' },
  notMarked: 'We couldn’t mark this message as read. It stays unread.',
  undo: 'Undo',
  undoHint: 'You can undo this for a few seconds.',
  restored: {
    one: '{count} message is back in your list.',
    other: '{count} messages are back in your list.',
  },
  deleting: { one: 'Deleting {count} message…', other: 'Deleting {count} messages…' },
  deleteFailed: {
    one: 'We couldn’t delete {count} message',
    other: 'We couldn’t delete {count} messages',
  },
  deleteFailedNext: 'What we didn’t delete is still in your list. Try again in a few minutes.',
  retry: 'Try again',
  allDeleted: 'You deleted every message on this page.',
  allDeletedNext: 'The list continues in a moment.',
  simulation: 'You’re seeing this page as staff. Messages stay unread, and you can’t delete any.',
  // Texts for an empty list, and for a message that is not found
  emptyPeriod: 'You have no messages in the period you chose.',
  emptyFilters: 'No message matches all of your filters.',
  emptyRefinedNext: 'Choose a longer period or remove a filter to see more.',
  showAll: 'Show all messages from the last 12 months',
  searchFailed: 'We couldn’t look for this message in all of your messages.',
  isMissingNext: 'You may have deleted it, or it’s more than a year old.',
} as const;

export const t = translator('messageCenter', texts);
