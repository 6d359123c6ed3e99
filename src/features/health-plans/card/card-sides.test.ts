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
  rxBin: '',
  rxPcn: '',
  rxGroup: '',
  copays: [],
};

const labels = (card: IdCard): string[] =>
  cardSides(card, 'North Star').front.fields.map(({ label }) => label);

describe('cardSides', () => {
  it('omits fields for which the services return no value', () => {
    expect(labels(CARD)).toEqual([
      'Member ID',
      'Group number',
      'Member',
      'Coverage begins',
      'Subscriber',
      'Through',
      'Plans',
    ]);
    expect(labels({ ...CARD, subscriberName: null, employer: null, effective: null })).toEqual([
      'Member ID',
      'Group number',
      'Member',
      'Plans',
    ]);
    expect(labels({ ...CARD, planNames: [] })).not.toContain('Plans');
  });

  it('puts the names of integrated plans into one field', () =>
    expect(cardSides(CARD, 'North Star').front.fields).toContainEqual({
      label: 'Plans',
      value: 'Harbor Choice + Harbor Pharmacy',
      isEnglish: true,
    }));

  it('shows the group’s pharmacy numbers and copays, and omits their labels if there are none', () => {
    const wide = (changes: Partial<IdCard>) =>
      cardSides({ ...CARD, ...changes }, 'North Star').front.wide.map(({ label, value }) => [label, value]);
    expect(wide({ rxBin: '610099', rxPcn: 'HRBLN', rxGroup: 'RX1' })).toEqual([
      ['For the pharmacy', 'RxBIN 610099 · PCN HRBLN · RxGRP RX1'],
    ]);
    expect(wide({ rxBin: '610099' })).toEqual([['For the pharmacy', 'RxBIN 610099']]);
    const copays = [
      { visit: 'primary', cents: 2500 },
      { visit: 'emergency', cents: 20_050 },
    ] as const;
    expect(wide({ copays: [...copays] })).toEqual([['Copays', 'Office visit $25 · Emergency room $200.50']]);
  });

  it('lists each help number on the back, with its hours and TTY number if the service returns them', () => {
    const { fields } = cardSides(CARD, 'North Star').back;
    expect(fields).toEqual([
      { label: 'Pharmacy', value: '1-800-555-0120', notes: ['Day and night', 'TTY 711'], isEnglish: true },
    ]);
    const bare: IdCard = { ...CARD, helpNumbers: [{ desk: 'dental', phone: '1', hours: '', tty: '' }] };
    expect(cardSides(bare, 'North Star').back.fields[0]?.notes).toEqual([]);
  });
});
