import { describe, expect, it } from 'vitest';
import { groupOf, planOf } from '../../profile/group/groups.fixture.ts';
import { profileOf } from '../../profile/profile.fixture.ts';
import { coveredMembers } from './covered-members.rules.ts';
import { rowWith, TODAY } from './health-plan.fixture.ts';
import { cardFileName, idCards } from './id-card.rules.ts';
import type { IdCardHelp } from './id-card.schema.ts';
import { bookletFileName, bookletQuery, downloadName, summaryQuery } from './plan-documents.rules.ts';

const entry = (pinNumber: string, firstName: string, relationshipCode: string, dob: string | null) => ({
  ecId: `E${pinNumber}`,
  firstName,
  lastName: 'Delgado',
  suffix: '',
  dob,
  coverageEffectiveDate: '2025-01-01',
  coverageCancelDate: null as string | null,
  pinNumber,
  relationship: '',
  relationshipCode,
  uniqueName: `${firstName} Delgado`,
  claimCount: null,
});
const maria = entry('1', 'Maria', '18', '1984-03-14');
const nemo = entry('4', 'Nemo', '05', null);
const ines = { ...entry('3', 'Ines', '05', '2012-01-01'), coverageEffectiveDate: '2025-06-01' };
const daniel = { ...entry('2', 'Daniel', '01', '1982-11-02'), coverageCancelDate: '2026-08-31' };

const product = { productNumber: 'PPO', memberId: 'QXH123', memberList: [nemo, ines, daniel, maria] };
const profileWith = (...products: Parameters<typeof planOf>[0][]) =>
  profileOf(groupOf({ idCardEobGroupNumber: 'EOB1', productList: products.map((fields) => planOf(fields)) }));
const profile = profileWith(product);
const datesOf = (...args: Parameters<typeof coveredMembers>) =>
  coveredMembers(...args).map(({ name, from, to, leftEarly }) => [name.split(' ')[0], from, to, leftEarly]);

describe('coveredMembers', () => {
  it('lists members in family order, each with the first and last day of coverage', () => {
    expect(datesOf(rowWith({ end: '2026-12-31' }), profile)).toEqual([
      ['Maria', '2025-01-01', '2026-12-31', false],
      ['Daniel', '2025-01-01', '2026-08-31', true],
      ['Ines', '2025-06-01', '2026-12-31', false],
      ['Nemo', '2025-01-01', '2026-12-31', false],
    ]);
    expect(datesOf(rowWith(), profile)[1]).toEqual(['Daniel', '2025-01-01', '2026-08-31', true]);
  });

  it('returns the plan’s last day if a member’s cancel date is later', () => {
    const late = profileWith({ ...product, memberList: [{ ...maria, coverageCancelDate: '2027-01-01' }] });
    expect(datesOf(rowWith({ end: '2026-12-31' }), late)).toEqual([
      ['Maria', '2025-01-01', '2026-12-31', false],
    ]);
  });

  it('lists only the members of the row’s own period if the family had the same plan twice', () => {
    const twice = profileWith(product, {
      ...product,
      coverageBeginDate: '2020-01-01',
      memberList: [{ ...maria, coverageEffectiveDate: '2020-01-01' }],
    });
    expect(datesOf(rowWith({ begin: '2020-01-01', end: '2022-12-31' }), twice)).toHaveLength(1);
    expect(datesOf(rowWith(), twice)).toHaveLength(4);
  });

  it('appends a name without dates if only getHealthPlans contains the name', () => {
    expect(datesOf(rowWith({ members: ['Maria Delgado', 'Uma Delgado'] }), profile).at(-1)).toEqual([
      'Uma',
      null,
      null,
      false,
    ]);
  });

  it('lists each person on integrated plans once, with the earliest first day and the latest last day', () => {
    const both = profileWith(product, {
      ...product,
      productNumber: 'RX',
      memberList: [{ ...daniel, coverageEffectiveDate: '2025-03-01', coverageCancelDate: '2026-10-31' }],
    });
    const row = rowWith({ isIntegrated: true }, { isIntegrated: true, type: 'drug', productNumber: 'RX' });
    expect(datesOf(row, both)[1]).toEqual(['Daniel', '2025-01-01', '2026-10-31', true]);
  });
});

describe('member ID cards', () => {
  const help: IdCardHelp = {
    memberId: '123',
    groupNumber: 'G1',
    helpNumbers: [],
    rxBin: '610099',
    rxPcn: 'HRBLN',
    rxGroup: 'RX1',
    copays: [{ visit: 'primary', cents: 2500 }],
  };

  it.each([
    ['medical', '610099', 1],
    ['drug', '610099', 0],
    ['dental', '', 0],
    ['vision', '', 0],
  ] as const)(
    'of a %s plan show only the group’s numbers and copays that apply to the plan',
    (type, rxBin, copays) => {
      const [card] = idCards(rowWith({ type }), profile, help, TODAY);
      expect([card?.rxBin, card?.copays.length]).toEqual([rxBin, copays]);
    },
  );

  it('are issued to each member who is still covered, and show the profile’s group number for ID cards', () => {
    expect(
      idCards(rowWith(), profile, help, TODAY).map((card) => [
        card.memberName,
        card.subscriberName,
        card.memberId,
        card.groupNumber,
        card.effective,
        card.employer,
      ]),
    ).toEqual([
      ['Maria Delgado', null, 'QXH123', 'EOB1', '2025-01-01', 'Larkmoor Robotics'],
      ['Ines Delgado', 'Maria Delgado', 'QXH123', 'EOB1', '2025-06-01', 'Larkmoor Robotics'],
      ['Nemo Delgado', 'Maria Delgado', 'QXH123', 'EOB1', '2025-01-01', 'Larkmoor Robotics'],
    ]);
  });

  it('exist for a future plan, but not for a plan that has ended', () => {
    expect(idCards(rowWith({ end: '2023-12-31' }), profile, help, TODAY)).toEqual([]);
    expect(idCards(rowWith({ begin: '2027-01-01' }), profile, help, TODAY)).not.toEqual([]);
  });

  it('show the prefix and the service’s member ID if the profile contains no member ID', () => {
    const without = profileWith({ ...product, memberId: '', alphaPrefix: 'ABC' });
    expect(idCards(rowWith(), without, help, TODAY)[0]?.memberId).toBe('ABC123');
  });

  it('get file names that reveal nothing about the member', () => {
    expect([cardFileName('front'), cardFileName('back')]).toEqual([
      'insurance-card-front.png',
      'insurance-card-back.png',
    ]);
  });
});

describe('documents of a plan (001 §7)', () => {
  it('include a booklet, whose request contains coverage flags, client, group and dates', () => {
    const row = rowWith({ end: '2026-12-31' });
    expect(bookletQuery(row)).toEqual({
      visionCoverage: 'N',
      medicalCoverage: 'Y',
      dentalCoverage: 'N',
      icisClientId: 'C1',
      groupNumber: 'G1',
      coverageCancelDate: '20261231',
      curEffDate: '20250101',
    });
    expect(bookletQuery(rowWith()).coverageCancelDate).toBe('');
  });

  it.each([
    ['pharmacy', ['N', 'Y', 'N']],
    ['vision', ['Y', 'N', 'N']],
    ['dental', ['N', 'N', 'Y']],
  ] as const)(
    'include a booklet for a %s plan, requested with the vision, medical and dental flags %j',
    (type, flags) => {
      const { visionCoverage, medicalCoverage, dentalCoverage } = bookletQuery(rowWith({ type }));
      expect([visionCoverage, medicalCoverage, dentalCoverage]).toEqual(flags);
    },
  );

  it('include a summary, whose request contains product, ERISA indicator, group and date', () => {
    expect(summaryQuery(rowWith({ isErisa: true }))).toEqual({
      productId: 'PPO',
      isErisaIndicator: 'Y',
      groupNumber: 'G1',
      effectiveCoverageDate: '20250101',
    });
  });

  it.each([
    ['/rbsmbl/x-services/myBenefits/file/booklet-G1-PPO.pdf', 'booklet-G1-PPO.pdf'],
    ['/rbsmbl/x-services/myBenefits/file/a%20b.pdf', 'a b.pdf'],
    ['', null],
    ['https://elsewhere.example/rbsmbl/x-services/myBenefits/file/a.pdf', null],
    ['/rbsmbl/x-services/myBenefits/file/', null],
    ['/rbsmbl/x-services/myBenefits/file/%E0%A4%A', null],
    ['javascript:alert(1)', null],
  ])('with the address %j have the file name %j', (address, name) =>
    expect(bookletFileName(address)).toBe(name),
  );

  it('get file names that state the kind of document and the plan’s first day', () => {
    expect(downloadName('summary', rowWith())).toBe('summary-of-benefits-2025-01-01.pdf');
  });
});
