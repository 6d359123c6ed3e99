/** One member for each state of the spending module (spec 001 §4). */
import type { Person } from '../person.ts';
import { somebody } from './somebody.ts';

export const MEMBERS_BY_SPENDING: readonly Person[] = [
  somebody('blair', {
    name: 'Blair Renner',
    worthTrying: 'A spending account in its blackout.',
    group: 'spending',
    family: 'renner',
    serial: '31',
  }),
  somebody('tess', {
    name: 'Tess Ashdown',
    worthTrying: 'Auto-enrolled in an HSA, its terms accepted: the account shows.',
    group: 'spending',
    family: 'ashdown',
    serial: '32',
  }),
  somebody('otto', {
    name: 'Otto Brandvold',
    worthTrying: 'Auto-enrolled in an HSA, its terms not accepted yet: they are asked for.',
    group: 'spending',
    family: 'brandvold',
    serial: '33',
  }),
  somebody('gia', {
    name: 'Gia Carbone',
    worthTrying: 'Auto-enrolled without an HSA: a flexible spending account shows.',
    group: 'spending',
    family: 'carbone',
    serial: '34',
  }),
  somebody('mona', {
    name: 'Mona Devlin',
    worthTrying: 'Chose her accounts herself, an HSA among them.',
    group: 'spending',
    family: 'devlin',
    serial: '35',
  }),
  somebody('reza', {
    name: 'Reza Esfahani',
    worthTrying: 'HSA enrollment in process beside a flexible spending account.',
    group: 'spending',
    family: 'esfahani',
    serial: '36',
  }),
  somebody('lena', {
    name: 'Lena Fontaine',
    worthTrying: 'HSA enrollment in process beside an account that is no flexible one.',
    group: 'spending',
    family: 'fontaine',
    serial: '37',
  }),
  somebody('dov', {
    name: 'Dov Gershon',
    worthTrying: 'An HSA on offer, another account, and no enrollment in process.',
    group: 'spending',
    family: 'gershon',
    serial: '38',
  }),
  somebody('amos', {
    name: 'Amos Hutchins',
    worthTrying: 'No account yet, HSA enrollment in process: content only.',
    group: 'spending',
    family: 'hutchins',
    serial: '39',
  }),
  somebody('cleo', {
    name: 'Cleo Ivers',
    worthTrying: 'No account, an HSA on offer: she can open one.',
    group: 'spending',
    family: 'ivers',
    serial: '40',
  }),
  somebody('kit', {
    name: 'Kit Jarrow',
    worthTrying: 'A spouse without a spending account: no spending box at all.',
    group: 'spending',
    family: 'jarrow',
    serial: '41',
    place: 2,
  }),
  somebody('vera', {
    name: 'Vera Kovalenko',
    worthTrying: 'Two employers that both bypass to an HSA: only the first has a box.',
    group: 'spending',
    family: 'kovalenko',
    serial: '42',
  }),
];
