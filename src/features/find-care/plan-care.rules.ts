/** The kinds of care for which a group's plans have a network. Pure. */
import type { Line } from '../../profile/coverage/lines-of-business.ts';
import { SPECIALTIES, type Provider } from './find-care.schema.ts';

/** The plan that pays for each of these specialties. The medical plan pays for all other specialties. */
const LINES: Partial<Record<Provider['specialty'], Line>> = { DENTISTRY: 'dental', OPTOMETRY: 'vision' };

export const lineOfSpecialty = (specialty: Provider['specialty']): Line => LINES[specialty] ?? 'medical';

/** The covered specialties; '' means any. A medical plan covers all specialties, another plan only its own. */
export const planCareOf = (lines: readonly Line[]): readonly string[] =>
  lines.includes('medical')
    ? ['', ...SPECIALTIES]
    : SPECIALTIES.filter((specialty) => lines.includes(lineOfSpecialty(specialty)));
