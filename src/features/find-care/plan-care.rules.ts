/** For which kinds of care a group's plans have a network. Pure. */
import type { Line } from '../../profile/coverage/lines-of-business.ts';
import { SPECIALTIES, type Provider } from './find-care.schema.ts';

/** These specialties are paid by their own plan; all others by the medical plan. */
const LINES: Partial<Record<Provider['specialty'], Line>> = { DENTISTRY: 'dental', OPTOMETRY: 'vision' };

export const lineOfSpecialty = (specialty: Provider['specialty']): Line => LINES[specialty] ?? 'medical';

/** Specialties that the plans pay for ('' for any). A medical plan counts for all, another plan only for its own line. */
export const planCareOf = (lines: readonly Line[]): readonly string[] =>
  lines.includes('medical')
    ? ['', ...SPECIALTIES]
    : SPECIALTIES.filter((specialty) => lines.includes(lineOfSpecialty(specialty)));
