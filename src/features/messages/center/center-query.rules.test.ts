import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { getMessages } from '../messages.schema.ts';
import { centerQuery, DEFAULT_REFINE, isRefined } from './center-query.rules.ts';
import { isCenterRefine, type CenterRefine } from './message-center.schema.ts';

const member = { ecId: 'E1', relationshipCode: '18', ecIds: ['E1', 'E2'], subscriberEcId: 'E1' };
const queryOf = (changes: Partial<CenterRefine>) =>
  v.parse(getMessages.payload, centerQuery(member, { ...DEFAULT_REFINE, ...changes }, '2026-11-21', 17));

describe('the message center query (001 §3, §7, §9)', () => {
  it('requests twelve months, ten messages and all categories, with page id and request key', () => {
    const query = queryOf({});
    expect(query).toMatchObject({
      messagesPerPage: 10,
      pageNumber: 1,
      pageId: 'messageCenter',
      requestKey: 'E117',
      fromDate: '2025-11-21',
      toDate: '2026-11-21',
      ecidList: ['E1', 'E2'],
    });
    expect(query.messageCategory).toHaveLength(12);
    expect(query).not.toHaveProperty('messageTypes');
    expect(query).not.toHaveProperty('members');
  });

  it.each([
    [['Wellness'], ['WLN', 'CLN']],
    [['Coverage'], ['CLS', 'GPS', 'DSC', 'ELG', 'TRN', 'WTS']],
    [['WhatsNew'], ['GLB', 'MKT', 'OPN', 'PRM']],
    [
      ['Wellness', 'WhatsNew'],
      ['WLN', 'CLN', 'GLB', 'MKT', 'OPN', 'PRM'],
    ],
  ] as const)('for the types %j requests the categories %j', (types, codes) => {
    expect(queryOf({ types: [...types] })).toMatchObject({ messageTypes: types, messageCategory: codes });
  });

  it('contains the unique names of the chosen members and the number of the requested page', () => {
    expect(queryOf({ members: ['Ines Delgado'], page: 3 })).toMatchObject({
      members: ['Ines Delgado'],
      pageNumber: 3,
    });
  });
});

it.each([
  [{}, false],
  [{ page: 2 }, false],
  [{ period: { option: 'sixMonths' } }, true],
  [{ types: ['Wellness'] }, true],
  [{ members: ['Ines Delgado'] }, true],
] as const)('isRefined for %j is %s', (changes, expected) => {
  const refine = { ...DEFAULT_REFINE, ...changes } as CenterRefine;
  expect([isRefined(refine), isCenterRefine(refine)]).toEqual([expected, true]);
});

it.each([null, {}, { ...DEFAULT_REFINE, page: 0 }, { ...DEFAULT_REFINE, types: ['Survey'] }])(
  'isCenterRefine rejects an invalid persisted value: %j',
  (value) => expect(isCenterRefine(value)).toBe(false),
);
