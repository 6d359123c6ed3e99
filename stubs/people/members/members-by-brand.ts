/** Members who can sign in to one brand only. */
import type { Person } from '../person.ts';
import { newMember } from './new-member.ts';

export const MEMBERS_BY_BRAND: readonly Person[] = [
  newMember('graham', {
    name: 'Graham Calloway',
    worthTrying: 'A subscriber of a brand that has no message center; his contract was migrated 140 days ago.',
    group: 'brands',
    family: 'calloway',
    serial: '11',
    brand: 'ibccr',
    zipCode: '19107',
  }),
  newMember('iris', {
    name: 'Iris Calloway',
    worthTrying: "Graham's wife, after the migration: her claims are requested by PIN, first name and birth date.",
    group: 'brands',
    family: 'calloway',
    serial: '11',
    place: 2,
    brand: 'ibccr',
    zipCode: '19107',
  }),
  newMember('edith', {
    name: 'Edith Sorensen',
    worthTrying: 'In a Medicare group, so this brand shows her no Spending tab; her drug plan ended last year.',
    group: 'brands',
    family: 'sorensen',
    serial: '12',
    brand: 'mincr',
    zipCode: '55401',
  }),
  newMember('nils', {
    name: 'Nils Halvard',
    worthTrying: 'Not on Medicare, has an HSA, and a canceled plan that the list of plans leaves out.',
    group: 'brands',
    family: 'halvard',
    serial: '13',
    brand: 'mincr',
    zipCode: '55401',
  }),
  newMember('astrid', {
    name: 'Astrid Eklund',
    worthTrying: 'Medical and drug plans combined; the benefit year starts in July.',
    group: 'brands',
    family: 'eklund',
    serial: '14',
    brand: 'ndbcbs',
    zipCode: '58102',
  }),
  newMember('wade', {
    name: 'Wade Tolliver',
    worthTrying: 'Plan progress V5, and a product of type Y that has no progress.',
    group: 'brands',
    family: 'tolliver',
    serial: '15',
    brand: 'wybcbs',
    zipCode: '82001',
  }),
];
