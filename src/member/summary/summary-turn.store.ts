import { atom } from 'nanostores';

/** Whether the summary shows its first claims, or they take so long that other content goes first. False on other views. */
export const $isSummaryTurn = atom(false);
