/** Addresses of the compiled font files. Only the Astro build knows them, so only pages may import this file. */
import bricolageGrotesque from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url';
import bricolageGrotesqueHeadline from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?font=bricolage-grotesque-headline&url';
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import figtreeHeadline from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?font=figtree-headline&url';
import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url';
import frauncesHeadline from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?font=fraunces-headline&url';
import lora from '@fontsource-variable/lora/files/lora-latin-wght-normal.woff2?url';
import loraHeadline from '@fontsource-variable/lora/files/lora-latin-wght-normal.woff2?font=lora-headline&url';
import newsreader from '@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2?url';
import newsreaderHeadline from '@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2?font=newsreader-headline&url';
import nunito from '@fontsource-variable/nunito/files/nunito-latin-wght-normal.woff2?url';
import nunitoHeading from '@fontsource-variable/nunito/files/nunito-latin-wght-normal.woff2?font=nunito-heading&url';
import nunitoHeadingHeadline from '@fontsource-variable/nunito/files/nunito-latin-wght-normal.woff2?font=nunito-heading-headline&url';
import outfit from '@fontsource-variable/outfit/files/outfit-latin-wght-normal.woff2?url';
import outfitHeadline from '@fontsource-variable/outfit/files/outfit-latin-wght-normal.woff2?font=outfit-headline&url';
import robotoSlab from '@fontsource-variable/roboto-slab/files/roboto-slab-latin-wght-normal.woff2?url';
import robotoSlabHeadline from '@fontsource-variable/roboto-slab/files/roboto-slab-latin-wght-normal.woff2?font=roboto-slab-headline&url';
import sora from '@fontsource-variable/sora/files/sora-latin-wght-normal.woff2?url';
import soraHeadline from '@fontsource-variable/sora/files/sora-latin-wght-normal.woff2?font=sora-headline&url';
import sourceSerif4 from '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2?url';
import sourceSerif4Headline from '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2?font=source-serif-4-headline&url';
import workSans from '@fontsource-variable/work-sans/files/work-sans-latin-wght-normal.woff2?url';
import type { Font } from './type-faces.ts';

const FONT_FILES = {
  'bricolage-grotesque': bricolageGrotesque,
  'bricolage-grotesque-headline': bricolageGrotesqueHeadline,
  figtree,
  'figtree-headline': figtreeHeadline,
  fraunces,
  'fraunces-headline': frauncesHeadline,
  lora,
  'lora-headline': loraHeadline,
  newsreader,
  'newsreader-headline': newsreaderHeadline,
  nunito,
  'nunito-heading': nunitoHeading,
  'nunito-heading-headline': nunitoHeadingHeadline,
  outfit,
  'outfit-headline': outfitHeadline,
  'roboto-slab': robotoSlab,
  'roboto-slab-headline': robotoSlabHeadline,
  sora,
  'sora-headline': soraHeadline,
  'source-serif-4': sourceSerif4,
  'source-serif-4-headline': sourceSerif4Headline,
  'work-sans': workSans,
} as const satisfies Record<Font['name'], string>;

export const fontFile = ({ name }: Font): string => FONT_FILES[name];
