import { expect, it } from 'vitest';
import { summaryQuery } from '../../features/messages/messages-query.rules.ts';
import { groupOf, personOf, planOf } from '../../profile/group/groups.fixture.ts';
import { profileOf } from '../../profile/profile.fixture.ts';
import { messagesMember } from './messages-member.rules.ts';

const maria = personOf({ ecId: 'E1', relationshipCode: '18' });
const leo = personOf({ ecId: 'E3', firstName: 'Leo' });
const SUBSCRIBER = { isSubscriber: true, ecId: 'E1', relationshipCode: '18' };
const DEPENDENT = { isSubscriber: false, ecId: 'E3', relationshipCode: '05' };

it.each([
  ['a subscriber', SUBSCRIBER, [maria, leo], { ecidList: ['E1', 'E3'], subscriberECID: 'E1' }],
  ['a subscriber without an entry', SUBSCRIBER, [leo], { ecidList: ['E1', 'E3'], subscriberECID: 'E1' }],
  ['a dependent whose profile has the subscriber', DEPENDENT, [maria, leo], { subscriberECID: 'E1' }],
] as const)('the query of %s contains the subscriber’s ecId', (_, caller, memberList, query) => {
  const profile = {
    ...profileOf(groupOf({ productList: [planOf({ memberList: [...memberList] })] })),
    ...caller,
  };
  expect(summaryQuery(messagesMember(profile), '2026-11-21', 0)).toMatchObject(query);
});

it('the query omits the subscriber’s ecId if a dependent’s profile lacks the subscriber', () => {
  const profile = { ...profileOf(groupOf({ productList: [planOf({ memberList: [leo] })] })), ...DEPENDENT };
  const query = summaryQuery(messagesMember(profile), '2026-11-21', 0);
  expect(query.ecidList).toEqual(['E3']);
  expect(query).not.toHaveProperty('subscriberECID');
});
