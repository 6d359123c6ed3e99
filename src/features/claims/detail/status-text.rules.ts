/** The service's own word for how a line of a claim stands (spec 001 §4 'Service status texts'). Pure. */
import type { LineStatus } from './claim-detail.schema.ts';

/**
 * The word that is shown under a line's status: none where it only repeats the status, as 'denied' under 'Denied'.
 * @param statusText as the service writes it, in English
 */
export const extraStatusText = (status: LineStatus | 'in-process', statusText: string): string =>
  statusText.trim().toLowerCase().replaceAll(/\s+/g, '-') === status ? '' : statusText.trim();
