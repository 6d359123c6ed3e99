import { atom } from 'nanostores';

/**
 * Whether the summary may load its other content, because it shows the first claims or has waited too long for them.
 * False on other views.
 */
export const $isSummaryTurn = atom(false);
