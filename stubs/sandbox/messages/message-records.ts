/** Generates a family's messages. They are the same in every process on the same day. */
import type { MessageWire } from '../../../src/features/messages/messages.schema.ts';
import { addDays, type IsoDate } from '../../../src/lib/date/date.ts';
import type { Family, FamilyMember, WrittenMessage } from '../../people/family.ts';
import { recordDays } from '../data/days.ts';
import { SPECIAL, TEMPLATES, type Template } from './message-templates.ts';
import { createRandom } from '../data/random.ts';

/** A message, with the fields that the list call filters by. */
export interface MessageRecord {
  readonly ecId: string;
  readonly date: IsoDate;
  readonly category: string;
  readonly type: string;
  /** The recipient's full name. */
  readonly uniqueName: string;
  readonly isUnread: boolean;
  readonly isSpecial: boolean;
  readonly wire: MessageWire;
}

/** The sequence id of special messages (spec 001 §3). */
const SPECIAL_SEQUENCE = '-999';
const SPECIAL_DAYS_BACK = 5;

/** One message in twelve has no content (spec 001 §4 'This message is unavailable'). */
const UNAVAILABLE_EVERY = 12;
const UNAVAILABLE_AT = 11;

interface Draft {
  id: string;
  sequence: string;
  template: Template;
  recipient: FamilyMember;
  date: IsoDate;
  isUnread: boolean;
  isUnavailable: boolean;
  imageUnicode?: string | undefined;
  /** The id in the response if it differs from `id`, such as a blank id. */
  sentId?: string | undefined;
}

/** The count, limit and percentage in a message about an accumulation; empty for other messages. */
function figures(template: Template, draft: Draft) {
  if (!template.counts) return {};
  const [occurred, allowed] = template.counts;
  const percentage = Math.round((occurred / allowed) * 100);
  // In every second message, the count exceeds the limit, as can happen with the real services. The portal caps the
  // percentage at 100 (spec 001 §3).
  const past = Number(draft.sequence) % 2 === 0;
  return {
    accumOccurrenceCount: past ? allowed + 1 : occurred,
    accumThresholdCount: allowed,
    accumPercentage: past ? 104 : percentage,
  };
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

function messageOf(family: Family, draft: Draft): MessageRecord {
  const { template, recipient, date, isUnread } = draft;
  const words = template.body.replaceAll('{name}', recipient.firstName);
  const body = words.startsWith('<') ? words : `<p>${words}</p>`;
  const [client] = family.clients;
  return {
    ecId: recipient.ecId,
    date,
    category: template.category,
    type: template.type,
    uniqueName: `${recipient.firstName} ${recipient.lastName}`,
    isUnread,
    isSpecial: draft.sequence === SPECIAL_SEQUENCE,
    wire: {
      messageID: draft.sentId ?? draft.id,
      messageSequenceID: draft.sequence,
      messageStatus: isUnread ? 'u' : 'r',
      messageDate: date,
      messageDay: String(Number(date.slice(8))),
      messageMonth: MONTHS[Number(date.slice(5, 7)) - 1],
      messageType: template.type,
      messageCategory: template.category,
      ecid: recipient.ecId,
      umi: family.umi,
      firstName: recipient.firstName,
      recipientFirstName: recipient.firstName,
      memberList: [`${recipient.firstName} ${recipient.lastName}`],
      groupNumber: client.groups[0]?.number ?? '',
      clientNumber: client.number,
      ...figures(template, draft),
      ...(draft.isUnavailable
        ? {}
        : {
            messageContent: { subject: template.subject, body, imageUnicode: draft.imageUnicode ?? '' },
          }),
    },
  };
}

const newestFirst = (a: MessageRecord, b: MessageRecord): number => b.date.localeCompare(a.date);

/** Drafts of the family's generated messages, newest first. */
function draftMessages(family: Family, day: IsoDate, idOf: (index: number) => string): Draft[] {
  const random = createRandom(`messages ${family.id}`);
  const days = recordDays(family.messages, day, random, family.messages.crowding);
  return days.map(({ date }, index): Draft => ({
    id: idOf(index + 1),
    sequence: String(index + 1),
    template: TEMPLATES[index % TEMPLATES.length] ?? TEMPLATES[0],
    recipient: family.members[index % (family.members.length + 1)] ?? family.members[0],
    date,
    isUnread: index < family.messages.unread,
    isUnavailable: index % UNAVAILABLE_EVERY === UNAVAILABLE_AT,
  }));
}

function draftWritten(family: Family, day: IsoDate, message: WrittenMessage, id: string): Draft {
  const { position = 1, special, daysBack, unread, imageUnicode, sentId } = message;
  return {
    id,
    sequence: special ? SPECIAL_SEQUENCE : id.slice(-5),
    template: message,
    recipient: family.members[position - 1] ?? family.members[0],
    date: addDays(day, -daysBack),
    isUnread: unread === true || special === true,
    isUnavailable: false,
    imageUnicode,
    sentId,
  };
}

/** All messages of a family, newest first. Special messages come last. */
export function generateMessages(family: Family, day: IsoDate): MessageRecord[] {
  const idOf = (index: number): string =>
    `MSG${family.agreementId.slice(-4)}${String(index).padStart(5, '0')}`;
  const drafts = draftMessages(family, day, idOf);
  const special: Draft = {
    id: idOf(0),
    sequence: SPECIAL_SEQUENCE,
    template: SPECIAL,
    recipient: family.members[0],
    date: addDays(day, -SPECIAL_DAYS_BACK),
    isUnread: true,
    isUnavailable: false,
  };
  const written = (family.messages.written ?? []).map((message, index) =>
    draftWritten(family, day, message, idOf(drafts.length + index + 1)),
  );
  const all = [...drafts, ...written, ...(family.messages.special ? [special] : [])].map((draft) =>
    messageOf(family, draft),
  );
  return [false, true].flatMap((isSpecial) =>
    all.filter((message) => message.isSpecial === isSpecial).toSorted(newestFirst),
  );
}
