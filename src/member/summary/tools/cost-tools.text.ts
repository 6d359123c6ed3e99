/** Heading of the tools; each tool has the name it has on its own page. */
import { translator } from '../../../lib/text/i18n.ts';

export const texts = {
  heading: 'Tools for your costs',
} as const;

export const t = translator('costTools', texts);
