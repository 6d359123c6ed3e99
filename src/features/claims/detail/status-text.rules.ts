/** Status texts of service lines (spec 001 §4 'Service status texts'). Pure. */
import type { LineStatus } from './claim-detail.schema.ts';

/** The text to show below the status; '' if it only repeats the status ('denied' below 'Denied'). */
export const extraStatusText = (status: LineStatus | 'in-process', statusText: string): string =>
  statusText.trim().toLowerCase().replaceAll(/\s+/g, '-') === status ? '' : statusText.trim();
