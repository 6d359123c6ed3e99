/** The preview pages of the bare host: capabilities of all brands side by side, and every brand's contrast. */
import { html } from 'hono/html';
import { readBrands } from '../../../src/brand/brand-files.ts';
import type { Brand } from '../../../src/brand/brand.schema.ts';
import { showFault } from '../../../src/brand/brand-source.ts';
import { contrastTable, type ContrastRow } from '../../../src/brand/theme.ts';
import { capabilityGroups, usualCell, type MatrixGroup, type MatrixRow } from './capability-rows.ts';
import { previewFrame } from './preview-frame.ts';

const words = (...texts: string[]): string => texts.join(' ').toLowerCase();

function matrixRow(row: MatrixRow, group: string) {
  const usual = usualCell(row);
  return html`<tr data-row data-words="${words(row.name, group)}">
    <th scope="row">${row.name}</th>
    ${row.cells.map((cell) => html`<td class="${cell === usual ? '' : 'odd'}">${cell || '–'}</td>`)}
  </tr>`;
}

const columnHead = ({ code, name, sharedBrandCode, brandState }: Brand) =>
  html`<th scope="col" data-words="${words(code, name, sharedBrandCode, brandState)}">${code}</th>`;

const matrixSection = ({ title, rows }: MatrixGroup, brands: readonly Brand[]) =>
  html`<section>
    <h2>${title}</h2>
    <div class="scroll" tabindex="0" role="region" aria-label="${title} of all brands">
      <table>
        <thead>
          <tr>
            <th scope="col">${title}</th>
            ${brands.map(columnHead)}
          </tr>
        </thead>
        <tbody>
          ${rows.map((row) => matrixRow(row, title))}
        </tbody>
      </table>
    </div>
  </section>`;

const matrixPage = (brands: readonly Brand[], note: string) =>
  previewFrame(
    'Capabilities of all brands',
    'As the brand files say now, published or not. What differs from most brands is bold. The filter takes brands (code, name, family, state) and rows: “northern memberid”.',
    note,
    html`${capabilityGroups(brands).map((group) => matrixSection(group, brands))}`,
  );

const sample = (over: string, ground: string) =>
  html`<svg width="44" height="24" aria-hidden="true">
    <rect width="44" height="24" fill="${ground}" />
    <text x="9" y="17" fill="${over}" font-size="16">Aa</text>
  </svg>`;

const contrastRow = ({ scheme, over, ground, contrast, least }: ContrastRow) =>
  html`<tr>
    <th scope="row">${over.name} on ${ground.name}</th>
    <td>${scheme}</td>
    <td>${sample(over.colour, ground.colour)}</td>
    <td>${over.colour} on ${ground.colour}</td>
    <td class="number">${contrast.toFixed(2)}</td>
    <td class="number">${least}</td>
    <td class="${contrast < least ? 'odd' : ''}">${contrast < least ? '✗ too weak' : '✓ holds'}</td>
  </tr>`;

function contrastOf({ code, name, sharedBrandCode, theme }: Brand) {
  const rows = contrastTable(theme).sort(
    (one, other) => one.contrast / one.least - other.contrast / other.least,
  );
  const [weakest] = rows;
  const told = weakest
    ? `${rows.length} pairs; nearest to its limit: ${weakest.over.name} on ${weakest.ground.name}, ${weakest.contrast.toFixed(2)} of ${weakest.least}`
    : '';
  return html`<details id="${code}" data-row data-words="${words(code, name, sharedBrandCode)}">
    <summary><strong>${name}</strong> (${code}): ${told}</summary>
    <div class="scroll" tabindex="0" role="region" aria-label="Contrast of ${name}">
      <table>
        <thead>
          <tr>
            <th scope="col">Pair</th>
            <th scope="col">Scheme</th>
            <th scope="col">Looks</th>
            <th scope="col">Colours</th>
            <th scope="col">Contrast</th>
            <th scope="col">Least</th>
            <th scope="col">Verdict</th>
          </tr>
        </thead>
        <tbody>
          ${rows.map(contrastRow)}
        </tbody>
      </table>
    </div>
  </details>`;
}

const contrastPage = (brands: readonly Brand[], note: string) =>
  previewFrame(
    'Contrast of every brand',
    'Each pair of colours that pages use, light and dark, with its contrast by WCAG 2.2 (4.5 for text, 3 for parts that must be seen), the weakest first. The filter takes codes, names and families.',
    note,
    html`<section>${brands.map(contrastOf)}</section>`,
  );

const PAGES: Readonly<Record<string, typeof matrixPage>> = {
  '/preview/matrix': matrixPage,
  '/preview/contrast': contrastPage,
};

/** A preview page from the brand files as they are now; undefined where the address is none. */
export function previewPage(root: string, path: string) {
  const page = PAGES[path.replace(/\/$/, '')];
  if (!page) return undefined;
  const { sites, faults } = readBrands(root);
  const note =
    faults.length > 0 ? `Brands with a fault are left out.\n${faults.map(showFault).join('\n')}` : '';
  return page(
    sites.map(({ brand }) => brand),
    note,
  );
}
