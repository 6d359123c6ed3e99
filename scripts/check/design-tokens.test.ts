/** Checks that stylesheets use the tokens of docs/design.md. Each exception is listed here with its reason. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { generate, parse, walk } from 'css-tree';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

/** The shadow tokens: an edge, a raised card, and floating elements such as menus. */
const SHADOWS = [
  '0 1px 4px rgb(0 0 0/18%)',
  '0 1px 3px rgb(0 0 0/16%),0 8px 24px rgb(0 0 0/9%)',
  '0 8px 24px rgb(0 0 0/18%)',
];
/** Matches the allowed overlay colors: the backdrop of a dialog or sheet, and the background of a hovered control. */
const VEILS = /^(rgb\(0 0 0\/45%\)|color-mix\(in srgb,currentColor (8|10)%,transparent\))$/;

const COLOR_PROPERTY = /^(color|background.*|border.*|outline.*|fill|stroke|.*-shadow|.*-color)$/;
const SPACE_PROPERTY = /^(margin|padding|gap|row-gap|column-gap|inset)/;
const LITERAL_COLOR = /#[0-9a-f]{3,8}\b|\b(rgb|hsl|white|black|red|gray)\b/i;
/** Matches a font size that is zero, inherited, or relative to the parent's. */
const RELATIVE_SIZE = /^(inherit|0|[\d.]+(em|%))$/;
const RADIUS = /^(0|2px|50%|999px|inherit|var\(--radius(-button)?\)|\s)+$/;
/** Matches a literal length. Skips 1 to 3 px, which are lines, and 44 and 48 px, the heights of touch targets. */
const LITERAL_SPACE = /(?<![\w.-])(?!44px|48px)(([4-9]|\d\d+)px|[\d.]+rem)/;

function brokenRule(property: string, value: string): string | null {
  if (
    COLOR_PROPERTY.test(property) &&
    LITERAL_COLOR.test(value) &&
    !SHADOWS.includes(value) &&
    !VEILS.test(value)
  )
    return 'color';
  if (property === 'font-size' && !/^var\(--t-/.test(value) && !RELATIVE_SIZE.test(value)) return 'size';
  if (property === 'font' && !/var\(--t-|inherit/.test(value)) return 'size';
  if (/radius$/.test(property) && !RADIUS.test(value)) return 'radius';
  return SPACE_PROPERTY.test(property) && LITERAL_SPACE.test(value) ? 'space' : null;
}

function brokenIn(css: string): string[] {
  const violations: string[] = [];
  walk(parse(css), {
    visit: 'Declaration',
    enter({ property, value }) {
      if (property.startsWith('--')) return;
      const text = generate(value);
      const rule = brokenRule(property, text);
      if (rule) violations.push(`${rule} ${property}: ${text}`);
    },
  });
  return violations;
}

/** Files, the rules that they may break, and the reasons. */
const EXCEPTIONS: readonly [file: string, rules: string, why: string][] = [
  ['features/claims/detail/claim-detail.css', 'size', 'paper, in points'],
  ['features/claims/detail/claim-sheet.css', 'size', 'paper, in points'],
  ['features/dental-history/dental-history.css', 'size color', 'numbers inside drawn teeth, which are white'],
  ['features/education/player/player.css', 'color', 'a film is black around'],
  ['features/find-care/map/places-map.css', 'space', 'room for the buttons of the map'],
  [
    'features/health-plans/card/id-cards.css',
    'color radius',
    'a card is white plastic with the corners of ID-1',
  ],
  ['member/summary/tiles/card-answer.css', 'color radius size', 'the same card, small'],
  ['features/spending/summary/spending-summary.css', 'size', 'a balance is a figure, larger than text'],
  ['member/summary/tiles/answers.css', 'size', 'what is owed is a figure, larger than text'],
  ['layouts/header/header.css', 'size', 'the brand’s name between double rules'],
  ['layouts/header/phone-menu.css', 'size', 'five labels in the width of a phone'],
  ['layouts/home/hero.css', 'size', 'the headline of a hero, by the width of the window and the face'],
  ['layouts/home/hero-wide.css', 'size space', 'the same, and room for the drawing'],
  ['layouts/page/simulation-badge.css', 'color', 'the badge of staff is the same on every brand'],
  ['layouts/page/visitor.css', 'size', 'headings of a visitor page, between two sizes'],
  ['ui/list/list-search.css', 'space', 'centers the icon in the field'],
  ['ui/styles/base.css', 'color', 'a drawing without a ground may be black'],
  ['ui/styles/controls.css', 'space', 'room for the button inside a password field'],
  ['ui/styles/inside.css', 'radius', 'the masthead of brands whose header tabs are pills'],
  ['ui/styles/page-head.css', 'size', 'a heading that must fit one line of a phone'],
  ['ui/styles/message-panel.css', 'space', 'room for the buttons beside the text'],
  ['ui/styles/person-mark.css', 'color', 'white initials; gray without a family'],
  ['ui/styles/print-sheet.css', 'color', 'paper is black on white'],
  ['ui/styles/print.css', 'color', 'paper is black on white'],
  ['ui/styles/wizard-steps.css', 'space', 'joins the circles of two steps'],
];

const files = globSync('src/**/*.css', { cwd: ROOT }).toSorted();
const exceptionOf = (file: string) => EXCEPTIONS.find(([name]) => file === `src/${name}`);

describe('the design token check', () => {
  it.each([
    ['color: #333', 'color'],
    ['box-shadow: 0 2px 9px rgb(0 0 0/50%)', 'color'],
    ['font-size: 17px', 'size'],
    ['font: 600 1rem/1.2 var(--font-text)', 'size'],
    ['border-radius: 6px', 'radius'],
    ['gap: 10px', 'space'],
    ['padding: 0.6rem', 'space'],
  ])('reports that "%s" breaks the %s rule', (declaration, rule) =>
    expect(brokenIn(`a { ${declaration} }`)).toEqual([expect.stringMatching(`^${rule} `)]),
  );

  it('finds no broken rule in any stylesheet, apart from the listed exceptions', () => {
    expect(files.length).toBeGreaterThan(100);
    const broken = files.flatMap((file) => {
      const allowed = exceptionOf(file)?.[1].split(' ') ?? [];
      return brokenIn(readFileSync(join(ROOT, file), 'utf8'))
        .filter((violation) => !allowed.includes(violation.split(' ')[0] ?? ''))
        .map((violation) => `${file}: ${violation}`);
    });
    expect(broken).toEqual([]);
  });

  it('needs each of the listed exceptions', () => {
    const unneeded = EXCEPTIONS.flatMap(([name, rules]) => {
      const broken = brokenIn(readFileSync(join(ROOT, 'src', name), 'utf8'));
      return rules
        .split(' ')
        .filter((rule) => !broken.some((violation) => violation.startsWith(`${rule} `)))
        .map((rule) => `${name}: ${rule}`);
    });
    expect(unneeded).toEqual([]);
  });
});
