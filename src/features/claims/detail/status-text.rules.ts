/** Status texts of service lines (spec 001 §4 'Service status texts'). Pure. */
import type { LineStatus } from './claim-detail.schema.ts';

/**
 * The service's text below a line's status; '' if it only repeats the status ('denied' below 'Denied').
 * @param statusText as the service writes it, in English
 */
export const extraStatusText = (status: LineStatus | 'in-process', statusText: string): string =>
  statusText.trim().toLowerCase().replaceAll(/\s+/g, '-') === status ? '' : statusText.trim();
