/** Addresses of the compiled font files. Only the Astro build knows them, so only pages may import this. */
import bricolageGrotesque from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url';
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url';
import lora from '@fontsource-variable/lora/files/lora-latin-wght-normal.woff2?url';
import newsreader from '@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2?url';
import nunito from '@fontsource-variable/nunito/files/nunito-latin-wght-normal.woff2?url';
import nunitoHeading from '@fontsource-variable/nunito/files/nunito-latin-wght-normal.woff2?face=nunito-heading&url';
import outfit from '@fontsource-variable/outfit/files/outfit-latin-wght-normal.woff2?url';
import robotoSlab from '@fontsource-variable/roboto-slab/files/roboto-slab-latin-wght-normal.woff2?url';
import sora from '@fontsource-variable/sora/files/sora-latin-wght-normal.woff2?url';
import sourceSerif4 from '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2?url';
import workSans from '@fontsource-variable/work-sans/files/work-sans-latin-wght-normal.woff2?url';
import type { Face } from './type-faces.ts';

/** Addresses under `/_astro/` in a built site. */
export const FACE_FILES = {
  'bricolage-grotesque': bricolageGrotesque,
  figtree,
  fraunces,
  lora,
  newsreader,
  nunito,
  'nunito-heading': nunitoHeading,
  outfit,
  'roboto-slab': robotoSlab,
  sora,
  'source-serif-4': sourceSerif4,
  'work-sans': workSans,
} as const satisfies Record<Face, string>;
