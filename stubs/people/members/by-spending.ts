/** One member for each state of the spending module (spec 001 §4). */
import type { Person } from '../person.ts';
import { somebody } from './somebody.ts';

export const MEMBERS_BY_SPENDING: readonly Person[] = [
  somebody('blair', {
    name: 'Blair Renner',
    worthTrying: 'A spending account in its blackout.',
    family: 'renner',
    serial: '31',
  }),
  somebody('tess', {
    name: 'Tess Ashdown',
    worthTrying: 'Auto-enrolled in an HSA, its terms accepted: the account shows.',
    family: 'ashdown',
    serial: '32',
  }),
  somebody('otto', {
    name: 'Otto Brandvold',
    worthTrying: 'Auto-enrolled in an HSA, its terms not accepted yet: they are asked for.',
    family: 'brandvold',
    serial: '33',
  }),
  somebody('gia', {
    name: 'Gia Carbone',
    worthTrying: 'Auto-enrolled without an HSA: a flexible spending account shows.',
    family: 'carbone',
    serial: '34',
  }),
  somebody('mona', {
    name: 'Mona Devlin',
    worthTrying: 'Chose her accounts herself, an HSA among them.',
    family: 'devlin',
    serial: '35',
  }),
  somebody('reza', {
    name: 'Reza Esfahani',
    worthTrying: 'HSA enrollment in process beside a flexible spending account.',
    family: 'esfahani',
    serial: '36',
  }),
  somebody('lena', {
    name: 'Lena Fontaine',
    worthTrying: 'HSA enrollment in process beside an account that is no flexible one.',
    family: 'fontaine',
    serial: '37',
  }),
  somebody('dov', {
    name: 'Dov Gershon',
    worthTrying: 'An HSA on offer, another account, and no enrollment in process.',
    family: 'gershon',
    serial: '38',
  }),
  somebody('amos', {
    name: 'Amos Hutchins',
    worthTrying: 'No account yet, HSA enrollment in process: content only.',
    family: 'hutchins',
    serial: '39',
  }),
  somebody('cleo', {
    name: 'Cleo Ivers',
    worthTrying: 'No account, an HSA on offer: she can open one.',
    family: 'ivers',
    serial: '40',
  }),
  somebody('kit', {
    name: 'Kit Jarrow',
    worthTrying: 'A spouse without a spending account: no spending box at all.',
    family: 'jarrow',
    serial: '41',
    place: 2,
  }),
  somebody('vera', {
    name: 'Vera Kovalenko',
    worthTrying: 'Two employers that both bypass to an HSA: only the first has a box.',
    family: 'kovalenko',
    serial: '42',
  }),
];
