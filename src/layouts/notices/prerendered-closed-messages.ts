import type { OpenHours } from '../../brand/hours/hours.rules.ts';
import { pageLanguage, type PortalLanguage } from '../../lib/text/i18n.ts';
import { oncePer } from '../../lib/http/once-per.ts';
import { closedMessages } from '../page/closed-messages.ts';

const byLanguage = oncePer((_hours: OpenHours) => new Map<PortalLanguage, string>());

/** `closedMessages` with a cache, because weekday names are slow to format and many pages have the same hours. */
export function prerenderedClosedMessages(hours: OpenHours): string {
  const messages = byLanguage(hours);
  const language = pageLanguage();
  const made = messages.get(language) ?? closedMessages(hours);
  messages.set(language, made);
  return made;
}
