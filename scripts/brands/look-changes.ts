/** Says what changed in a theme's stylesheet, in plain words: colours, type and shape. */
import { valueChanges } from './word-changes.ts';

const PLAIN_NAMES: Readonly<Record<string, string>> = {
  primary: 'main colour',
  'primary-strong': 'main colour, pressed',
  'on-primary': 'text on the main colour',
  accent: 'accent colour',
  band: 'colour of the band',
  'on-band': 'text on the band',
  ink: 'colour of text',
  'ink-soft': 'colour of quiet text',
  paper: 'page ground',
  warm: 'warm tint',
  cool: 'cool tint',
  line: 'colour of lines',
  part: 'outline of fields',
  radius: 'corner radius',
  'font-heading': 'typeface of headings',
  'font-text': 'typeface of text',
  'heading-weight': 'weight of headings',
};
const DARK_STARTS = /@media\s*\(prefers-color-scheme:\s*dark\)/;

/** Typefaces by their first name: the rest are stand-ins. */
const plainValue = (name: string, value: string): string =>
  name.startsWith('font-') ? (value.split(',')[0] ?? value).replaceAll(/["']/g, '') : value;

function properties(css: string): Map<string, string> {
  return new Map(
    [...css.matchAll(/--(?<name>[\w-]+):(?<value>[^;}]*)/g)].map(({ groups }) => {
      const name = groups?.['name'] ?? '';
      return [PLAIN_NAMES[name] ?? name.replaceAll('-', ' '), plainValue(name, groups?.['value'] ?? '')];
    }),
  );
}

const parts = (css: string): [light: string, dark: string] => {
  const [light = '', ...dark] = css.split(DARK_STARTS);
  return [light, dark.join('')];
};

/** Lines such as `main colour: #0b5d57 → #0b5d99`; those of the dark scheme are marked as such. */
export function lookChanges(before: string, after: string): string[] {
  const [[oldLight, oldDark], [newLight, newDark]] = [parts(before), parts(after)];
  return [
    ...valueChanges(properties(oldLight), properties(newLight)),
    ...valueChanges(properties(oldDark), properties(newDark)).map((line) => `${line} (in the dark)`),
  ];
}
