/** Members whose plans or groups make the difference. */
import type { Person } from '../person.ts';
import { newMember } from './new-member.ts';

export const MEMBERS_BY_PLAN: readonly Person[] = [
  newMember('pearl', {
    name: 'Pearl Winslow',
    worthTrying: 'Blue Edge Dental only: no Spending, Find a Doctor, Prescriptions or Wellness tab.',
    group: 'plans',
    family: 'winslow',
    serial: '21',
  }),
  newMember('owen', {
    name: 'Owen Achterberg',
    worthTrying: 'No drug plan, so no Prescriptions tab.',
    group: 'plans',
    family: 'achterberg',
    serial: '22',
  }),
  newMember('hazel', {
    name: 'Hazel Marchbanks',
    worthTrying: 'Her group has opt-out code 904, which hides Educational Material.',
    group: 'plans',
    family: 'marchbanks',
    serial: '23',
  }),
  newMember('silas', {
    name: 'Silas Trask',
    worthTrying: 'His group does not show plan progress.',
    group: 'plans',
    family: 'trask',
    serial: '24',
  }),
  newMember('lucia', {
    name: 'Lucia Fairweather',
    worthTrying: 'Her group is one of four that show a message when plan progress is empty.',
    group: 'plans',
    family: 'fairweather',
    serial: '25',
  }),
  newMember('felix', {
    name: 'Felix Quillan',
    worthTrying: 'Only previous plans: coverage ended last year.',
    group: 'plans',
    family: 'quillan',
    serial: '26',
  }),
  newMember('alma', {
    name: 'Alma Castellanos',
    worthTrying:
      'Several things need her: a denied claim, the terms of an HSA, a dental plan that ends, and a son who leaves the plan.',
    group: 'plans',
    family: 'castellanos',
    serial: '27',
  }),
];
