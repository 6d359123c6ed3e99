/** Describes changes of a theme's stylesheet: colors, type and shape. */
import { valueChanges } from './word-changes.ts';

const PLAIN_NAMES: Readonly<Record<string, string>> = {
  primary: 'main color',
  'primary-strong': 'main color, pressed',
  'on-primary': 'text on the main color',
  accent: 'accent color',
  band: 'color of the band',
  'on-band': 'text on the band',
  ink: 'color of text',
  'ink-soft': 'color of quiet text',
  paper: 'page ground',
  warm: 'warm tint',
  cool: 'cool tint',
  line: 'color of lines',
  part: 'outline of fields',
  radius: 'corner radius',
  'font-heading': 'typeface of headings',
  'font-text': 'typeface of text',
  'heading-weight': 'weight of headings',
};
const DARK_STARTS = /@media\s*\(prefers-color-scheme:\s*dark\)/;

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

/** Lines such as `main color: #0b5d57 → #0b5d99`; those of the dark scheme are marked. */
export function lookChanges(before: string, after: string): string[] {
  const [[oldLight, oldDark], [newLight, newDark]] = [parts(before), parts(after)];
  return [
    ...valueChanges(properties(oldLight), properties(newLight)),
    ...valueChanges(properties(oldDark), properties(newDark)).map((line) => `${line} (in the dark)`),
  ];
}
