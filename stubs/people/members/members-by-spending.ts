/** One member for each state of the spending module (spec 001 §4). */
import type { Person } from '../person.ts';
import { newMember } from './new-member.ts';

export const MEMBERS_BY_SPENDING: readonly Person[] = [
  newMember('blair', {
    name: 'Blair Renner',
    worthTrying: 'A spending account in its blackout period.',
    group: 'spending',
    family: 'renner',
    serial: '31',
  }),
  newMember('tess', {
    name: 'Tess Ashdown',
    worthTrying: 'Enrolled in an HSA automatically, terms accepted: the account is shown.',
    group: 'spending',
    family: 'ashdown',
    serial: '32',
  }),
  newMember('otto', {
    name: 'Otto Brandvold',
    worthTrying: 'Enrolled in an HSA automatically, terms not accepted yet: the site asks for them.',
    group: 'spending',
    family: 'brandvold',
    serial: '33',
  }),
  newMember('gia', {
    name: 'Gia Carbone',
    worthTrying: 'Enrolled automatically, without an HSA: a flexible spending account is shown.',
    group: 'spending',
    family: 'carbone',
    serial: '34',
  }),
  newMember('mona', {
    name: 'Mona Devlin',
    worthTrying: 'Chose her own accounts, including an HSA.',
    group: 'spending',
    family: 'devlin',
    serial: '35',
  }),
  newMember('reza', {
    name: 'Reza Esfahani',
    worthTrying: 'HSA enrollment in progress, and a flexible spending account.',
    group: 'spending',
    family: 'esfahani',
    serial: '36',
  }),
  newMember('lena', {
    name: 'Lena Fontaine',
    worthTrying: 'HSA enrollment in progress, and another account that is not a flexible spending account.',
    group: 'spending',
    family: 'fontaine',
    serial: '37',
  }),
  newMember('dov', {
    name: 'Dov Gershon',
    worthTrying: 'Has another account and can open an HSA; no enrollment in progress.',
    group: 'spending',
    family: 'gershon',
    serial: '38',
  }),
  newMember('amos', {
    name: 'Amos Hutchins',
    worthTrying: 'No account yet, HSA enrollment in progress: information only.',
    group: 'spending',
    family: 'hutchins',
    serial: '39',
  }),
  newMember('cleo', {
    name: 'Cleo Ivers',
    worthTrying: 'No account yet, and an HSA she can open.',
    group: 'spending',
    family: 'ivers',
    serial: '40',
  }),
  newMember('kit', {
    name: 'Kit Jarrow',
    worthTrying: 'A spouse with no spending account, so no spending box.',
    group: 'spending',
    family: 'jarrow',
    serial: '41',
    place: 2,
  }),
  newMember('vera', {
    name: 'Vera Kovalenko',
    worthTrying: 'Two employers that both skip straight to an HSA: only the first gets a box.',
    group: 'spending',
    family: 'kovalenko',
    serial: '42',
  }),
];
