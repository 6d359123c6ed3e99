/** Members for health plans and plan progress. */
import type { Person } from '../person.ts';
import { newMember } from './new-member.ts';

export const MEMBERS_BY_PROGRESS: readonly Person[] = [
  newMember('zora', {
    name: 'Zora Kimathi',
    worthTrying: 'No deductible, and therapy visits that are counted without a limit.',
    group: 'plans',
    family: 'kimathi',
    serial: '51',
  }),
  newMember('hugo', {
    name: 'Hugo Lindgren',
    worthTrying: 'His plans have no accumulations.',
    group: 'plans',
    family: 'lindgren',
    serial: '52',
  }),
  newMember('ingrid', {
    name: 'Ingrid Solheim',
    worthTrying: 'Only out-of-network claims: plan progress is empty, in a group that has no message for it.',
    group: 'plans',
    family: 'solheim',
    serial: '53',
  }),
  newMember('farah', {
    name: 'Farah Nasser',
    worthTrying:
      'Medical and pharmacy plans combined, but of unequal duration; a plan that begins next year and a canceled one; ERISA applies.',
    group: 'plans',
    family: 'nasser',
    serial: '54',
  }),
  newMember('milo', {
    name: 'Milo Ferreira',
    worthTrying: 'His son left the plan 75 days ago, and the birth date of his baby is unknown.',
    group: 'plans',
    family: 'ferreira',
    serial: '55',
  }),
  newMember('yusuf', {
    name: 'Yusuf Demir',
    worthTrying: 'A product of type Y whose progress the service sends all the same.',
    group: 'plans',
    family: 'demir',
    serial: '56',
  }),
  newMember('nadia', {
    name: 'Nadia Petrov',
    worthTrying: 'Changed insurers this year: part of her progress was carried over, and no claim explains it.',
    group: 'plans',
    family: 'petrov',
    serial: '57',
  }),
  newMember('bram', {
    name: 'Bram Okafor',
    worthTrying: 'A family of twelve, which fills two pages of plan progress.',
    group: 'plans',
    family: 'okafor',
    serial: '58',
  }),
];
