/** The design tokens of every brand (docs/design.md): scales, then each brand's colors, radii and type. */
import { html } from 'hono/html';
import type { Theme } from '../../../src/brand/brand.schema.ts';
import { RADII, schemeOf, type Scheme, type SchemeName } from '../../../src/brand/theme/theme.ts';
import { headingFace } from '../../../src/brand/theme/type-faces.ts';
import { scrollTable } from '../directory/scroll-table.ts';
import { brandWords, type PreviewBrand } from './preview-brands.ts';

/** The purpose of each color, in the order of docs/design.md. */
const ROLES: Readonly<Record<keyof Scheme, string>> = {
  primary: 'buttons, links, bars',
  'primary-strong': 'a pressed or hovered button',
  'on-primary': 'text on primary',
  band: 'a filled header, the card',
  'on-band': 'text on a band',
  'band-deep': 'the second row of a filled header',
  accent: 'drawings, marks of what is new',
  ink: 'text',
  'ink-soft': 'notes beside text',
  paper: 'the page',
  warm: 'warm ground',
  cool: 'cool ground: footer, menus',
  tint: 'what is chosen or current',
  'tint-strong': 'drawings, the rest of a bar',
  'accent-tint': 'drawings',
  focus: 'the focus ring',
  line: 'lines between rows and around panels',
  part: 'outlines of fields',
  good: 'approved, paid',
  bad: 'denied, errors',
  wait: 'in process, warnings',
};
const isRole = (name: string): name is keyof Scheme => Object.hasOwn(ROLES, name);

const swatch = (color: string) =>
  html`<svg width="44" height="24" aria-hidden="true">
    <rect width="44" height="24" fill="${color}" stroke="#767676" />
  </svg>`;

/** Draws a button at rest, hovered and focused, and an input field with its outline. */
function states(scheme: Scheme, radius: string) {
  const round = Math.min(Number.parseFloat(radius), 17);
  const button = (x: number, fill: string, ring: string) =>
    html`<rect
        x="${x}"
        y="5"
        width="92"
        height="34"
        rx="${round}"
        fill="${fill}"
        stroke="${ring}"
        stroke-width="3"
      />
      <text x="${x + 46}" y="27" text-anchor="middle" fill="${scheme['on-primary']}" font-size="14"
        >Pay $42.10</text
      >`;
  return html`<svg
    viewBox="0 0 430 44"
    width="100%"
    height="44"
    preserveAspectRatio="xMinYMid"
    aria-hidden="true"
  >
    <rect width="430" height="44" fill="${scheme.paper}" />
    ${button(8, scheme.primary, scheme.primary)}
    ${button(112, scheme['primary-strong'], scheme['primary-strong'])}
    ${button(216, scheme.primary, scheme.focus)}
    <rect
      x="320"
      y="6"
      width="100"
      height="32"
      rx="${round}"
      fill="${scheme.paper}"
      stroke="${scheme.part}"
    />
    <text x="330" y="27" fill="${scheme.ink}" font-size="14">55401</text>
  </svg>`;
}

const schemeStates = (theme: Theme, name: SchemeName) =>
  html`<p>
    ${name}: at rest, hovered, focused, a field ${states(schemeOf(theme, name), RADII[theme.radius][1])}
  </p>`;

function brandTokens(of: PreviewBrand) {
  const { code, name, theme } = of;
  if (!theme)
    return html`<details id="${code}" data-row data-words="${brandWords(of)}">
      <summary>${name}: its theme has errors</summary>
    </details>`;
  const [light, dark] = [schemeOf(theme, 'light'), schemeOf(theme, 'dark')];
  const [panel, button] = RADII[theme.radius];
  const { face, weight, tracking } = headingFace(theme.type);
  return html`<details id="${code}" data-row data-words="${brandWords(of)}">
    <summary>
      <strong>${name}</strong> <code>${code}</code> ${theme.type}, ${theme.radius}, ${theme.header} header
    </summary>
    ${schemeStates(theme, 'light')} ${schemeStates(theme, 'dark')}
    <p>
      Radius of panels <code>${panel}</code>, of buttons <code>${button}</code>. Headings in ${face}
      ${weight}, tracking ${tracking} em.
    </p>
    ${scrollTable(
      `Colors of ${name}`,
      ['Token', 'For', 'Light', '', 'Dark', ''],
      Object.keys(light)
        .filter(isRole)
        .map(
          (role) =>
            html`<tr>
              <th scope="row"><code>--${role}</code></th>
              <td>${ROLES[role]}</td>
              <td>${swatch(light[role])}</td>
              <td><code>${light[role]}</code></td>
              <td>${swatch(dark[role])}</td>
              <td><code>${dark[role]}</code></td>
            </tr>`,
        ),
    )}
  </details>`;
}

export const designContent = (brands: readonly PreviewBrand[]) =>
  html`<section>${brands.map(brandTokens)}</section>`;
