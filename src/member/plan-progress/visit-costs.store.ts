/** Whom a visit is for, and the copay that the member typed: until the session ends. */
import { memberAtom } from '../../session/member-data.store.ts';

/** Pin; null for the member. */
export const $visitPerson = memberAtom<string | null>(null);
/** Cents; null if none was typed. */
export const $typedCopay = memberAtom<number | null>(null);
