/** The settings from which all colors and shapes of a brand are derived. */
import * as v from 'valibot';
import { key, color } from './fields.schema.ts';

export const theme = v.strictObject({
  primary: key(color, 'Main color: header, buttons, links. Contrast 4.5:1 on paper', '#0b5d57'),
  accent: key(color, 'Second color: the logo and small signs. 3:1 on paper', '#b4541a'),
  ink: key(color, 'Color of text. 4.5:1 on paper, warm and cool', '#14201f'),
  paper: key(color, 'Background of the page', '#ffffff'),
  warm: key(color, 'Warm neutral: bands and notices', '#f7f1e8'),
  cool: key(color, 'Cool neutral: panels and the footer', '#eef3f4'),
  type: key(
    v.picklist([
      'humanist',
      'geometric',
      'grotesque',
      'wide',
      'rounded',
      'slab',
      'transitional',
      'oldstyle',
      'soft',
      'editorial',
    ]),
    'Type pairing: the face of headings and the face of text',
    'humanist',
  ),
  radius: key(
    v.picklist(['sharp', 'square', 'soft', 'round', 'leaf', 'pill']),
    'Corners of panels and buttons; leaf rounds two of the four, pill rounds buttons fully',
    'soft',
  ),
  surface: key(
    v.picklist(['outline', 'fill', 'rule', 'raise']),
    'Panels: outlined, filled, with a colored rule at the top, or raised by a shadow',
    'outline',
  ),
  header: key(
    v.picklist(['band', 'plain', 'line', 'tinted', 'split', 'inset', 'pills', 'double']),
    'Style of the header: filled band, plain paper, a colored line at the top, tinted, header tabs on a band (split), a separate panel (inset), header tabs as pills, or between double rules',
    'band',
  ),
  hero: key(
    v.picklist(['split', 'banner', 'centered', 'card', 'mosaic', 'editorial', 'desk', 'panorama']),
    'Layout of the first screen of the home page; desk includes the phone number',
    'split',
  ),
  art: key(
    v.picklist([
      'waves',
      'horizon',
      'facets',
      'leaves',
      'arcs',
      'scales',
      'rays',
      'orbits',
      'grid',
      'steps',
      'weave',
      'ribbon',
    ]),
    'Drawing on the first screen, in the colors of the brand',
    'waves',
  ),
});
