import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { choiceOf, clientOf, groupOf, planOf } from '../../profile/group/groups.fixture.ts';
import {
  byTooth,
  requestedGroup,
  joinValues,
  patientsOf,
  shownPin,
  surfacesUsed,
} from './dental-history.rules.ts';
import type { DentalProcedure } from './dental-history.schema.ts';
import { PERMANENT_TEETH, PRIMARY_TEETH, toothOf } from './teeth.rules.ts';

const procedure = (teeth: string[], surfaces: string[] = [], date = '2026-10-24'): DentalProcedure => ({
  date,
  code: 'D1351',
  description: 'Sealants',
  teeth,
  surfaces,
});
const entry = (pinNumber: string, firstName: string, relationshipCode: string, dob: string) => ({
  ecId: pinNumber,
  firstName,
  lastName: 'Delgado',
  suffix: '',
  dob,
  coverageEffectiveDate: null,
  coverageCancelDate: null,
  pinNumber,
  relationship: '',
  relationshipCode,
  uniqueName: firstName,
  claimCount: null,
});
const maria = entry('4081701', 'Maria', '18', '1984-03-14');
const daniel = entry('4081702', 'Daniel', '01', '1982-11-02');
const leo = entry('4081703', 'Leo', '05', '2007-06-21');

describe('the shown pin (001 §2)', () => {
  it.each([
    ['004081701', '701'],
    ['4081701', '701'],
    ['12', '012'],
    ['7', '007'],
    ['', '000'],
  ])('for %j is %s', (pin, shown) => expect(shownPin(pin)).toBe(shown));
});

describe('joinValues (001 §2)', () => {
  it.each([
    [['14'], '14'],
    [['2', '3', '14', '15', '18', '19'], '2, 3, 14, 15, 18, 19'],
    [[], ''],
  ])("for %j returns '%s'", (values, text) => expect(joinValues(values)).toBe(text));
});

describe('the patients of a group', () => {
  it('are listed with the subscriber first, then the other members by age, without duplicates', () => {
    const group = groupOf({
      productList: [
        planOf({ lineOfBusiness: 'M', memberList: [leo] }),
        planOf({ lineOfBusiness: 'D', memberList: [leo, daniel, maria] }),
        planOf({
          lineOfBusiness: 'D',
          memberList: [maria, { ...entry('9', 'Kim', '05', ''), suffix: 'Jr' }],
        }),
      ],
    });
    expect(patientsOf(group)).toEqual([
      { pin: '4081701', name: 'Maria Delgado' },
      { pin: '4081702', name: 'Daniel Delgado' },
      { pin: '4081703', name: 'Leo Delgado' },
      { pin: '9', name: 'Kim Delgado Jr' },
    ]);
  });

  it("are the members of all the group's plans if none of these plans is a dental plan", () => {
    const plans = [leo, daniel].map((member) => planOf({ memberList: [member] }));
    expect(patientsOf(groupOf({ productList: plans })).map(({ pin }) => pin)).toEqual(['4081702', '4081703']);
  });
});

describe('the group in the address (001 §2)', () => {
  const profile = {
    clientList: [
      clientOf({
        groupList: [
          groupOf({ groupNumber: 'G1', idCardEobGroupNumber: 'G2' }),
          groupOf({ groupNumber: 'G2' }),
        ],
      }),
    ],
  };
  const selected = choiceOf({ groupNumber: 'G7' });

  it.each([
    ['G2', selected, 'G2'],
    [undefined, selected, 'G7'],
    ['', selected, 'G7'],
    ['G9', selected, undefined],
    [undefined, null, undefined],
  ])('for grp=%s, with %j selected, is %s', (requested, choice, number) => {
    expect(requestedGroup(profile, requested, choice)?.groupNumber).toBe(number);
  });

  it('can be given as the group number on the ID card', () => {
    const onCard = { clientList: [clientOf({ groupList: [groupOf({ idCardEobGroupNumber: 'C5' })] })] };
    expect(requestedGroup(onCard, 'C5', null)?.groupNumber).toBe('G1');
  });
});

describe('the Universal Numbering System', () => {
  it.each([
    ['1', 'upper right thirdMolar'],
    ['8', 'upper right centralIncisor'],
    ['9', 'upper left centralIncisor'],
    ['14', 'upper left firstMolar'],
    ['16', 'upper left thirdMolar'],
    ['17', 'lower left thirdMolar'],
    ['22', 'lower left canine'],
    ['24', 'lower left centralIncisor'],
    ['25', 'lower right centralIncisor'],
    ['29', 'lower right secondPremolar'],
    ['32', 'lower right thirdMolar'],
    ['A', 'upper right secondMolar'],
    ['E', 'upper right centralIncisor'],
    ['F', 'upper left centralIncisor'],
    ['J', 'upper left secondMolar'],
    ['K', 'lower left secondMolar'],
    ['T', 'lower right secondMolar'],
    ['03', 'upper right firstMolar'],
    [' k ', 'lower left secondMolar'],
  ])("assigns '%s' to the %s", (written, name) => {
    const tooth = toothOf(written);
    expect(`${tooth?.jaw} ${tooth?.side} ${tooth?.kind}`).toBe(name);
  });

  it.each(['0', '33', 'U', '51', 'AS', '', '1A', '-1'])('has no tooth named %j', (written) =>
    expect(toothOf(written)).toBeNull(),
  );

  it('has 32 permanent and 20 primary teeth, half in each jaw and half on each side', () => {
    for (const [teeth, count] of [
      [PERMANENT_TEETH, 32],
      [PRIMARY_TEETH, 20],
    ] as const) {
      expect(new Set(teeth.map(({ number }) => number)).size).toBe(count);
      expect(teeth.filter(({ jaw }) => jaw === 'upper')).toHaveLength(count / 2);
      expect(teeth.filter(({ side }) => side === 'left')).toHaveLength(count / 2);
    }
  });
});

describe('procedures grouped by tooth', () => {
  it('are in chart order, and end with the teeth that are not on the chart', () => {
    const records = byTooth([procedure(['14', '03', 'K']), procedure(['14', '51', '014'])]);
    expect(records.map(({ number, procedures }) => [number, procedures.length])).toEqual([
      ['3', 1],
      ['14', 2],
      ['K', 1],
      ['51', 1],
    ]);
  });

  it('contain every tooth of every procedure exactly once', () => {
    const written = fc.constantFrom('1', '01', '14', '32', 'A', 't', '51');
    fc.assert(
      fc.property(fc.array(fc.array(written, { maxLength: 6 }), { maxLength: 6 }), (teeth) => {
        const procedures = teeth.map((six) => procedure(six));
        const listed = byTooth(procedures).flatMap(({ number, procedures: done }) =>
          done.map((listedProcedure) => `${procedures.indexOf(listedProcedure)} ${number}`),
        );
        const expected = teeth.flatMap((six, at) =>
          six.map((code) => `${at} ${toothOf(code)?.number ?? code}`),
        );
        expect(listed.toSorted()).toEqual([...new Set(expected)].toSorted());
      }),
    );
  });
});

describe('the surface letters in the legend', () => {
  it.each([
    [[], ''],
    [['M', 'O'], 'MO'],
    [['DOM', 'b'], 'MODB'],
    [['X', '3'], ''],
  ])("for surfaces %j are '%s'", (surfaces, letters) =>
    expect(surfacesUsed([procedure([], surfaces)]).join('')).toBe(letters),
  );
});
