/** The member's choices for visit costs. They last until the session ends. */
import { memberAtom } from '../../session/member-data.store.ts';
import type { TypedCopay } from './visit-cost.rules.ts';

/** Pin of the person who has the visit; null for the member. */
export const $visitPerson = memberAtom<string | null>(null);
export const $typedCopay = memberAtom<TypedCopay | null>(null);
