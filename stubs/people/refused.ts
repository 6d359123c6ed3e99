/** People whose sign-in ends in one of the refusals of spec 000 §8. */
import type { Person } from './person.ts';

export const REFUSED: readonly Person[] = [];
