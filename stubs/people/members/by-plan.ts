/** Members whose plans or groups make the difference. */
import type { Person } from '../person.ts';
import { somebody } from './somebody.ts';

export const MEMBERS_BY_PLAN: readonly Person[] = [
  somebody('pearl', {
    name: 'Pearl Winslow',
    worthTrying: 'Blue Edge Dental and nothing else: no Spending, Find a Doctor or Wellness.',
    group: 'plans',
    family: 'winslow',
    serial: '21',
  }),
  somebody('owen', {
    name: 'Owen Achterberg',
    worthTrying: 'No drug plan, and so no Prescriptions.',
    group: 'plans',
    family: 'achterberg',
    serial: '22',
  }),
  somebody('hazel', {
    name: 'Hazel Marchbanks',
    worthTrying: 'A group with opt-out code 904: the education section is hidden.',
    group: 'plans',
    family: 'marchbanks',
    serial: '23',
  }),
  somebody('silas', {
    name: 'Silas Trask',
    worthTrying: 'A group whose plan progress is suppressed.',
    group: 'plans',
    family: 'trask',
    serial: '24',
  }),
  somebody('lucia', {
    name: 'Lucia Fairweather',
    worthTrying: 'One of four groups where empty plan progress shows a message.',
    group: 'plans',
    family: 'fairweather',
    serial: '25',
  }),
  somebody('felix', {
    name: 'Felix Quillan',
    worthTrying: 'Previous plans only: coverage ended with last year.',
    group: 'plans',
    family: 'quillan',
    serial: '26',
  }),
];
