/** The matrix page: header tabs, footer links and rules of all brands side by side. */
import { html } from 'hono/html';
import {
  briefCells,
  capabilityGroups,
  usualCell,
  type MatrixGroup,
  type MatrixRow,
} from './capability-rows.ts';
import { brandWords, type PreviewBrand } from './preview-brands.ts';

const columnHead = (brand: PreviewBrand) => {
  const { code, name, errors } = brand;
  const label = errors.length > 0 ? `${name} (${code}), has errors` : `${name} (${code})`;
  return html`<th
    scope="col"
    class="${errors.length > 0 ? 'brand bad' : 'brand'}"
    data-words="${brandWords(brand)}"
    aria-label="${label}"
    title="${label}"
  >
    <span>${code}</span>
  </th>`;
};

/** Has the full value, and a short sign for the view of all brands. */
const cellOf = (cell: string, brief: string, usual: string | undefined) =>
  html`<td class="${usual === undefined || cell === usual ? 'cell' : 'cell odd'}" data-brief="${brief}">
    <span>${cell || '–'}</span>
  </td>`;

function matrixRow(row: MatrixRow, group: string) {
  const usual = usualCell(row);
  const brief = briefCells(row);
  return html`<tr data-row data-words="${`${row.name} ${group}`.toLowerCase()}">
    <th scope="row">${row.name}</th>
    <td class="usual">${usual === undefined ? 'all differ' : usual || '–'}</td>
    ${row.cells.map((cell, at) => cellOf(cell, brief[at] ?? '', usual))}
  </tr>`;
}

const matrixSection = ({ title, rows }: MatrixGroup, brands: readonly PreviewBrand[]) =>
  html`<section>
    <h2>${title}</h2>
    <div class="scroll" tabindex="0" role="region" aria-label="${title} of all brands">
      <table class="matrix">
        <thead>
          <tr>
            <th scope="col">${title}</th>
            <th scope="col" class="usual">Most brands</th>
            ${brands.map(columnHead)}
          </tr>
        </thead>
        <tbody>
          ${rows.map((row) => matrixRow(row, title))}
        </tbody>
      </table>
    </div>
  </section>`;

/** A brand whose record is invalid has a column of question marks. */
export const matrixContent = (brands: readonly PreviewBrand[]) =>
  html`<p class="key">
      <span><b>·</b> like most brands</span> <span><b>–</b> does not have it</span> <span><b>✓</b> yes</span>
      <span><b>✗</b> no</span>
      <span><b>?</b> cannot be read until its errors are fixed</span>
      <span><b>1, 2…</b> under Tabs: the place of the tab</span>
      <span><b>A</b> another value, the same letter for the same value</span>
      <span><b>∗</b> a value of its own</span>
      <span>To read the values, filter by brand.</span>
    </p>
    ${capabilityGroups(brands.map(({ brand }) => brand)).map((group) => matrixSection(group, brands))}`;
