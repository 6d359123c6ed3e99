import { describe, expect, it } from 'vitest';
import type { Communication } from './communication-choices.ts';
import {
  communicationErrors,
  communicationOf,
  hiddenEvents,
  isSameCommunication,
  refusedCommunication,
  type NotifiedEvent,
} from './communication.rules.ts';

const SAVED: Communication = {
  paperless: ['PLAN', 'EOB'],
  notifications: [
    { eventType: 'MESSAGE', channels: ['SMS'] },
    { eventType: 'CLAIM', channels: [] },
  ],
};
const BOTH = { email: 'maria@mail.com', mobile: '412-555-0119' };

function formOf(...checked: (readonly [name: string, value: string])[]): FormData {
  const data = new FormData();
  for (const [name, value] of checked) data.append(name, value);
  return data;
}

describe('communication choices', () => {
  it('count as the same if they differ only in order or in events without channels', () => {
    const other: Communication = {
      paperless: ['EOB', 'PLAN'],
      notifications: [{ eventType: 'MESSAGE', channels: ['SMS'] }],
    };
    expect(isSameCommunication(SAVED, other)).toBe(true);
    expect(isSameCommunication(SAVED, { ...other, paperless: ['EOB'] })).toBe(false);
  });

  it.each<[readonly NotifiedEvent[], Communication['notifications']]>([
    [[], [{ eventType: 'CLAIM', channels: ['EMAIL', 'SMS'] }]],
    [
      ['MESSAGE'],
      [
        { eventType: 'CLAIM', channels: ['EMAIL', 'SMS'] },
        { eventType: 'MESSAGE', channels: ['SMS'] },
      ],
    ],
  ])('keep the saved channels of the hidden events %j', (hidden, notifications) => {
    const data = formOf(['CLAIM', 'SMS'], ['CLAIM', 'EMAIL'], ['paperless', 'EOB'], ['paperless', 'OTHER']);
    expect(communicationOf(data, SAVED, hidden)).toEqual({ paperless: ['EOB'], notifications });
  });
});

describe('the communication form', () => {
  it.each([
    [BOTH, []],
    [{ ...BOTH, mobile: '' }, [{ field: 'MESSAGE', problem: 'mobileMissing' }]],
    [
      { email: '', mobile: '' },
      [
        { field: 'paperless', problem: 'emailMissing' },
        { field: 'MESSAGE', problem: 'mobileMissing' },
      ],
    ],
    [null, []],
  ])('for a member whose contact details are %j, has the errors %j', (contact, errors) => {
    expect(communicationErrors(SAVED, contact)).toEqual(errors);
  });

  it.each([
    [true, BOTH, []],
    [false, BOTH, ['MESSAGE']],
    [false, { ...BOTH, email: '' }, ['MESSAGE']],
    [false, { ...BOTH, mobile: '' }, []],
    [false, null, ['MESSAGE']],
  ])(
    'given hasMessages = %s and the contact details %j, hides only the events %j',
    (hasMessages, contact, hidden) => {
      expect(hiddenEvents(hasMessages, SAVED, contact)).toEqual(hidden);
    },
  );

  it.each([
    ['MOBILE-MISSING', { field: 'MESSAGE', problem: 'mobileMissing' }],
    ['EMAIL-MISSING', { field: 'paperless', problem: 'emailMissing' }],
    ['BAD-REQUEST', null],
    [undefined, null],
  ])('maps the refusal code %j to the field error %j', (code, error) => {
    expect(refusedCommunication(code, SAVED)).toEqual(error);
  });
});
