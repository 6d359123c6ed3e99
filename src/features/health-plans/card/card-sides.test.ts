import { describe, expect, it } from 'vitest';
import type { IdCard } from '../id-card.rules.ts';
import { cardSides } from './card-sides.ts';

const CARD: IdCard = {
  key: '01',
  memberName: 'Leo Delgado',
  subscriberName: 'Maria Delgado',
  memberId: 'QXH1',
  groupNumber: 'G1',
  employer: 'Larkmoor Robotics',
  planNames: ['Harbor Choice', 'Harbor Pharmacy'],
  effective: '2024-01-01',
  helpNumbers: [{ desk: 'pharmacy', phone: '1-800-555-0120', hours: 'Day and night', tty: '711' }],
};

const labels = (card: IdCard): string[] =>
  cardSides(card, 'North Star').front.fields.map(({ label }) => label);

describe('the sides of a card', () => {
  it('what the services do not have is left out', () => {
    expect(labels(CARD)).toEqual([
      'Member',
      'Group number',
      'Member ID',
      'Coverage begins',
      'Subscriber',
      'Through',
    ]);
    expect(labels({ ...CARD, subscriberName: null, employer: null, effective: null })).toEqual([
      'Member',
      'Group number',
      'Member ID',
    ]);
    expect(cardSides({ ...CARD, planNames: [] }, 'North Star').front.wide).toBeNull();
  });

  it('combined plans share a card', () =>
    expect(cardSides(CARD, 'North Star').front.wide).toMatchObject({
      label: 'Plans',
      value: 'Harbor Choice + Harbor Pharmacy',
    }));

  it('the back has a number per desk, with hours and TTY if it has them', () => {
    const { fields } = cardSides(CARD, 'North Star').back;
    expect(fields).toEqual([
      { label: 'Pharmacy', value: '1-800-555-0120', notes: ['Day and night', 'TTY 711'], isEnglish: true },
    ]);
    const bare: IdCard = { ...CARD, helpNumbers: [{ desk: 'dental', phone: '1', hours: '', tty: '' }] };
    expect(cardSides(bare, 'North Star').back.fields[0]?.notes).toEqual([]);
  });
});
