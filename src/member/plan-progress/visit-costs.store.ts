/** The person of a visit and the copay that the member typed, kept until the session ends. */
import { memberAtom } from '../../session/member-data.store.ts';
import type { TypedCopay } from './visit-cost.rules.ts';

/** Pin; null for the member. */
export const $visitPerson = memberAtom<string | null>(null);
/** Null if none was typed. */
export const $typedCopay = memberAtom<TypedCopay | null>(null);
