/** The pictures of member pages, in files that load when a signed-in page shows them (decisions/shell#the-masthead). */
import { oncePer } from '../../lib/http/once-per.ts';
import { hashedAddress } from '../addresses.ts';
import type { Theme } from '../brand.schema.ts';
import { drawingsSvg } from './drawing-sheet.ts';
import { mastheadSvg } from './masthead.ts';

export const mastheadFile = oncePer((theme: Theme) => hashedAddress('masthead', mastheadSvg(theme), 'svg'));
export const drawingsFile = oncePer((theme: Theme) => hashedAddress('drawings', drawingsSvg(theme), 'svg'));

export const insideCss = (theme: Theme): string =>
  `:root{--masthead:url(${mastheadFile(theme)});--drawings:url(${drawingsFile(theme)})}`;

/** Address of the stylesheet that sets `--masthead` and `--drawings` to the addresses of the pictures. */
export const insideFile = oncePer((theme: Theme) => hashedAddress('inside', insideCss(theme), 'css'));
