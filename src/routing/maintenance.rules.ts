/** Maintenance mode (spec 000 §2 Routes, 'Entry and query parameters'). Pure. */
import { readEntryParameters } from '../lib/navigation/entry-parameters.rules.ts';
import type { Route } from './hash.rules.ts';

const PARAMETER = 'maintenance';
const BYPASS = 'bypass';

export const asksBypass = (search: string, { params }: Pick<Route, 'params'>): boolean =>
  readEntryParameters(search).bypassesMaintenance || params[PARAMETER] === BYPASS;
