/** Heading of the panel of cost tools. The tools use the names of their own pages. */
import { translator } from '../../../lib/text/i18n.ts';

export const texts = {
  heading: 'Tools for your costs',
} as const;

export const t = translator('costTools', texts);
