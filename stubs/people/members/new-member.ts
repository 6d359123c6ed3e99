/** Creates a member from the fields that differ. */
import type { FamilyId } from '../families.ts';
import { pinOf } from '../families/new-family.ts';
import { PASSWORD, type PeopleGroup, type Person } from '../person.ts';

interface NewMember {
  /** First name, space, last name. */
  name: string;
  worthTrying: string;
  group: PeopleGroup;
  family: FamilyId;
  /** The family's, as in `families/`. */
  serial: string;
  /** Index in the family; default 1, the subscriber. */
  place?: number;
  /** Code of the only brand where they can sign in; any by default. */
  brand?: string;
  zipCode?: string;
  /** Default: from the name. */
  email?: string;
}

/** @param id also the logon id */
export const newMember = (
  id: string,
  {
    name,
    worthTrying,
    group,
    family,
    serial,
    place = 1,
    brand = 'any',
    zipCode = '15222',
    email = `${name.toLowerCase().replace(' ', '.')}@mail.example`,
  }: NewMember,
): Person => ({
  id,
  logonId: id,
  password: PASSWORD,
  name,
  worthTrying,
  group,
  role: 'MEMBER',
  brand,
  email,
  phone: `(412) 555-0${serial}${place}`,
  zipCode,
  market: '',
  member: { family, pin: pinOf(serial, place) },
});
