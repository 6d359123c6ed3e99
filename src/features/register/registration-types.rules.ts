/** Who registers: visitors and members, under 65 or with Medicare (spec 000 §6 'Registration visitor or member types'). Pure. */
import { GUARDIAN, RELATIONSHIPS, REGISTRATION_TYPES } from './register.schema.ts';

export type RegistrationType = (typeof REGISTRATION_TYPES)[number];
export type Relationship = (typeof RELATIONSHIPS)[number];

interface Registrant {
  isMember: boolean;
  /** Null: the form does not ask. */
  market: 'under-65' | 'medicare' | null;
}

const REGISTRANTS = {
  VU65: { isMember: false, market: 'under-65' },
  VMED: { isMember: false, market: 'medicare' },
  MU65: { isMember: true, market: 'under-65' },
  MMED: { isMember: true, market: 'medicare' },
  MREG: { isMember: true, market: null },
} as const satisfies Record<RegistrationType, Registrant>;

/** Members are found by their member ID; visitors give a zip code instead. */
export const isMember = (type: RegistrationType): boolean => REGISTRANTS[type].isMember;

export const marketOf = (type: RegistrationType): Registrant['market'] => REGISTRANTS[type].market;

/** The types that a brand offers, in the order of the specification; repeated ones once. */
export const offeredTypes = (ofBrand: readonly RegistrationType[]): RegistrationType[] =>
  REGISTRATION_TYPES.filter((type) => ofBrand.includes(type));

/** The type that needs no choice: the brand's only one, such as MREG (spec 000 §6). */
export function onlyType(ofBrand: readonly RegistrationType[]): RegistrationType | null {
  const [only, another] = offeredTypes(ofBrand);
  return only !== undefined && another === undefined ? only : null;
}

/** A chosen type, if the brand offers it. @param chosen value of the form, which may be anything */
export const readType = (chosen: string, ofBrand: readonly RegistrationType[]): RegistrationType | null =>
  offeredTypes(ofBrand).find((type) => type === chosen) ?? null;

/** A parent or guardian registers for a child (spec 000 §6 'Relationship options'). */
export const isGuardian = (relationship: Relationship | null): relationship is typeof GUARDIAN =>
  relationship === GUARDIAN;

/** A chosen relationship; null for none. @param chosen value of the form, which may be anything */
export const readRelationship = (chosen: string): Relationship | null =>
  RELATIONSHIPS.find((relationship) => relationship === chosen) ?? null;

/** Whether a form is that of a guardian. One of a visitor may still have a relationship, which was chosen before the type. */
export function isForChild(form: { registrationType: string; relationship: string }): boolean {
  const type = readType(form.registrationType, REGISTRATION_TYPES);
  return type !== null && isMember(type) && isGuardian(readRelationship(form.relationship));
}
