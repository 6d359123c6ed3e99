/** Members whose messages, statements or educational material make the difference. */
import { HOSTILE_NAME } from '../families/hostile-family.ts';
import type { Person } from '../person.ts';
import { newMember } from './new-member.ts';

export const MEMBERS_BY_MAIL: readonly Person[] = [
  newMember('noor', {
    name: 'Noor Haddad',
    worthTrying: 'Messages of every kind: HTML, odd titles, no content, no id, and three special messages.',
    group: 'mail',
    family: 'haddad',
    serial: '61',
  }),
  newMember('jonas', {
    name: 'Jonas Brunner',
    worthTrying: 'Statements of every kind: suppressed, outside their range, without a cycle date, malformed.',
    group: 'mail',
    family: 'brunner',
    serial: '62',
  }),
  newMember('elke', {
    name: 'Elke Brunner',
    worthTrying: 'Wife of Jonas: she sees her own health statements and no data archive.',
    group: 'mail',
    family: 'brunner',
    serial: '62',
    place: 2,
  }),
  newMember('paula', {
    name: 'Paula Pembroke',
    worthTrying: 'Two groups: the second has opt-out code 904, which hides Educational Material.',
    group: 'mail',
    family: 'pembroke',
    serial: '63',
  }),
  newMember('mallory', {
    name: HOSTILE_NAME,
    worthTrying: 'Names, messages, plans and an employer that try to run scripts: nothing runs.',
    group: 'mail',
    family: 'hostile',
    serial: '64',
    email: 'mallory@mail.example',
  }),
];
