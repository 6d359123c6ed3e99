/** Heading of the tools; each has the name of its place. */
import { translator } from '../../../lib/text/i18n.ts';

export const texts = {
  heading: 'Tools for your costs',
} as const;

export const t = translator('costTools', texts);
