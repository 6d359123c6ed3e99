/** Visitors and members, under 65 or with Medicare (spec 000 §6 'Registration visitor or member types'). */
import { GUARDIAN, RELATIONSHIPS, REGISTRATION_TYPES } from './register.schema.ts';

export type RegistrationType = (typeof REGISTRATION_TYPES)[number];
export type Relationship = (typeof RELATIONSHIPS)[number];

const MEMBERS: readonly RegistrationType[] = ['MU65', 'MMED', 'MREG'];

/** Members are looked up by member ID. Visitors give a zip code instead. */
export const isMember = (type: RegistrationType): boolean => MEMBERS.includes(type);

/** A brand's types in the order of the specification, without duplicates. */
export const offeredTypes = (ofBrand: readonly RegistrationType[]): RegistrationType[] =>
  REGISTRATION_TYPES.filter((type) => ofBrand.includes(type));

/** The brand's only type, such as MREG, which needs no choice (spec 000 §6); null if it offers several. */
export function onlyType(ofBrand: readonly RegistrationType[]): RegistrationType | null {
  const [only, another] = offeredTypes(ofBrand);
  return only !== undefined && another === undefined ? only : null;
}

/** The chosen type; null unless the brand offers it. @param chosen any value of the form field */
export const readType = (chosen: string, ofBrand: readonly RegistrationType[]): RegistrationType | null =>
  offeredTypes(ofBrand).find((type) => type === chosen) ?? null;

/** Whether a parent or guardian registers for a child (spec 000 §6 'Relationship options'). */
export const isGuardian = (relationship: Relationship | null): relationship is typeof GUARDIAN =>
  relationship === GUARDIAN;

/** The chosen relationship; null if none is chosen. @param chosen any value of the form field */
export const readRelationship = (chosen: string): Relationship | null =>
  RELATIONSHIPS.find((relationship) => relationship === chosen) ?? null;

/** Checks the type too, because a visitor's form may contain a relationship that was chosen for another type. */
export function isForChild(form: { registrationType: string; relationship: string }): boolean {
  const type = readType(form.registrationType, REGISTRATION_TYPES);
  return type !== null && isMember(type) && isGuardian(readRelationship(form.relationship));
}
