/** The message center as the member left it in this browser tab (spec 001 §3 'Saved view state'). */
import { readViewState, saveViewState } from '../../../routing/view-state.ts';
import { DEFAULT_REFINE } from './center-query.rules.ts';
import { isCenterRefine, type CenterRefine } from './message-center.schema.ts';

const ROUTE = 'claims/messageCenter';

export const savedRefine = (): CenterRefine => readViewState(ROUTE, isCenterRefine) ?? DEFAULT_REFINE;

export const saveRefine = (refine: CenterRefine): void => saveViewState(ROUTE, refine);
