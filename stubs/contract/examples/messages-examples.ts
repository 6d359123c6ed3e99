import { CATEGORY_CODES } from '../../../src/features/messages/messages-query.rules.ts';
import * as actions from '../../../src/features/messages/messages-actions.schema.ts';
import { countUnreadMessages, getMessages } from '../../../src/features/messages/messages.schema.ts';
import { addDays } from '../../../src/lib/date/date.ts';
import { bvUserIdOf } from '../../sandbox/member/member-info.ts';
import { example, type ExampleContext } from '../example.ts';

/** The fields that identify the newest special message, or the newest message that is not special. */
function newest({ services, day, member: { family } }: ExampleContext, special: boolean) {
  const message = services.messagesOf(family, day).find(({ isSpecial }) => isSpecial === special);
  if (!message) throw new Error('a family without such a message');
  return { ecid: message.ecId, umi: `${family.umi}0`, messageID: message.wire.messageID };
}

export const messagesExamples = [
  example(getMessages, 'maria', ({ member: { family, self }, day }) => ({
    payload: {
      messagesPerPage: 10,
      pageNumber: 1,
      pageId: 'activitySummary',
      requestKey: `${self.ecId}1763700000000`,
      callerRelationship: self.relationshipCode,
      messageCategory: Object.values(CATEGORY_CODES).flat(),
      ecidList: family.members.map(({ ecId }) => ecId),
      subscriberECID: family.members[0].ecId,
      fromDate: addDays(day, -90),
      toDate: day,
    },
  })),
  example(actions.messageReadFlag, 'maria', (world) => ({
    payload: { ids: [{ ...newest(world, false), processStatus: 'R' as const }] },
  })),
  // Theo sends this request. If maria sent it, the message that it deletes would be missing from her getMessages
  // example.
  example(actions.delStatusFlag, 'theo', (world) => ({
    payload: { ids: [{ ...newest(world, false), processStatus: 'D' as const }] },
  })),
  example(actions.deleteSpecialMessages, 'edith', (world) => {
    const { ecid, umi, messageID } = newest(world, true);
    return { payload: { ecid, umi, messageIDs: [messageID], processStatus: 'D' as const } };
  }),
  example(countUnreadMessages, 'maria', ({ day }) => ({
    payload: {
      category: 'MGC' as const,
      channel: 'WEB' as const,
      fromDate: addDays(day, -30),
      toDate: day,
    },
  })),
  example(actions.dependentNotification, 'maria', ({ member: { self } }) => ({
    payload: {
      requestKey: '5d3c0a1e-example',
      bvuserid: bvUserIdOf(self),
      brand: 'mincr',
      communicationType: 'SMS' as const,
      communicationList: [{ contactValue: '412-555-0120', channel: 'SMS' as const }],
    },
  })),
];
