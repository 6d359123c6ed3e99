/** Requests of the message calls. */
import { CATEGORY_CODES } from '../../../src/features/messages/messages.rules.ts';
import { getMessages } from '../../../src/features/messages/messages.schema.ts';
import { addDays } from '../../../src/lib/date.ts';
import { example } from '../example.ts';

export const messagesExamples = [
  example(getMessages, 'maria', ({ member: { family, self }, day }) => ({
    payload: {
      messagesPerPage: 10,
      pageNumber: 1,
      pageId: `${self.ecId}1763700000000`,
      callerRelationship: self.relationshipCode,
      messageCategory: Object.values(CATEGORY_CODES).flat(),
      ecidList: family.members.map(({ ecId }) => ecId),
      subscriberECID: family.members[0].ecId,
      fromDate: addDays(day, -90),
      toDate: day,
    },
  })),
];
