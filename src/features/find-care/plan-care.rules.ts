/** For which kinds of care the network of a group's plans can be said. Pure. */
import type { Line } from '../../profile/coverage/lines-of-business.ts';
import { SPECIALTIES, type Provider } from './find-care.schema.ts';

/** Providers of these specialties are paid by a plan of their own; the others by the medical one. */
const LINES: Partial<Record<Provider['specialty'], Line>> = { DENTISTRY: 'dental', OPTOMETRY: 'vision' };

export const lineOfSpecialty = (specialty: Provider['specialty']): Line => LINES[specialty] ?? 'medical';

/** Specialties, and '' for any of them. A medical plan has a word on all; another one on care of its own line alone. */
export const planCareOf = (lines: readonly Line[]): readonly string[] =>
  lines.includes('medical')
    ? ['', ...SPECIALTIES]
    : SPECIALTIES.filter((specialty) => lines.includes(lineOfSpecialty(specialty)));
