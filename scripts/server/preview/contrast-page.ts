/** Color pairs of every brand with their contrast, including brands with invalid colors. */
import { html } from 'hono/html';
import { contrastTable, type ContrastRow } from '../../../src/brand/theme/contrast.ts';
import { formatContrast } from '../../../src/brand/theme/low-contrast.ts';
import { brandWords, type PreviewBrand } from './preview-brands.ts';
import { scrollTable } from '../directory/scroll-table.ts';

const sample = (over: string, ground: string) =>
  html`<svg width="44" height="24" aria-hidden="true">
    <rect width="44" height="24" fill="${ground}" />
    <text x="9" y="17" fill="${over}" font-size="16">Aa</text>
  </svg>`;

const isWeak = ({ contrast, least }: ContrastRow): boolean => contrast < least;

const contrastRow = (row: ContrastRow) => {
  const { scheme, over, ground, contrast, least } = row;
  return html`<tr>
    <th scope="row">${over.name} on ${ground.name}</th>
    <td>${scheme}</td>
    <td>${sample(over.color, ground.color)}</td>
    <td><code>${over.color}</code> on <code>${ground.color}</code></td>
    <td class="number">${formatContrast(contrast)}</td>
    <td class="number">${least}</td>
    <td class="${isWeak(row) ? 'odd bad' : ''}">${isWeak(row) ? '✗ too low' : '✓ passes'}</td>
  </tr>`;
};

const contrastRows = (name: string, rows: readonly ContrastRow[]) =>
  scrollTable(
    `Contrast of ${name}`,
    ['Pair', 'Scheme', 'Sample', 'Colors', 'Contrast', 'Needed', 'Result'],
    rows.map(contrastRow),
  );

function summaryText(rows: readonly ContrastRow[]): string {
  const [closest] = rows;
  if (!closest) return 'colors cannot be read';
  const weak = rows.filter(isWeak).length;
  const { over, ground, contrast, least } = closest;
  const pair = `${over.name} on ${ground.name}, ${formatContrast(contrast)} of ${least}`;
  return weak > 0
    ? `${weak} of ${rows.length} pairs too low; lowest: ${pair}`
    : `${rows.length} pairs pass; closest to failing: ${pair}`;
}

function brandContrast(of: PreviewBrand) {
  const { code, name, theme, errors } = of;
  const rows = (theme ? contrastTable(theme) : []).sort(
    (a, b) => a.contrast / a.least - b.contrast / b.least,
  );
  return html`<details id="${code}" data-row data-words="${brandWords(of)}">
    <summary>
      ${name === code ? '' : html`<strong>${name}</strong>`} <code>${code}</code> ${summaryText(rows)}
      ${errors.length > 0 ? html`<span class="bad">${errors.length === 1 ? '1 error' : `${errors.length} errors`}</span>` : ''}
    </summary>
    ${
      errors.length > 0
        ? html`<ul class="note" aria-label="Errors of ${name}">
            ${errors.map((line) => html`<li><code>${line}</code></li>`)}
          </ul>`
        : ''
    }
    ${rows.length > 0 ? contrastRows(name, rows) : ''}
  </details>`;
}

export const contrastContent = (brands: readonly PreviewBrand[]) =>
  html`<section>${brands.map(brandContrast)}</section>`;
