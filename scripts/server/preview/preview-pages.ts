/** The preview pages of the bare host: capability matrix, contrast and design tokens. */
import { html } from 'hono/html';
import { contrastContent } from './contrast-page.ts';
import { designContent } from './design-page.ts';
import { previewBrands, type PreviewBrand, brandWords } from './preview-brands.ts';
import { previewFrame, type Html } from './preview-frame.ts';
import {
  briefCells,
  capabilityGroups,
  usualCell,
  type MatrixGroup,
  type MatrixRow,
} from './capability-rows.ts';

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

/** A table cell that contains the full value and, for the view of all brands, a short form (see `briefCells`). */
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

/** An invalid brand's column shows question marks. */
const matrixContent = (brands: readonly PreviewBrand[]) =>
  html`<p class="key">
      <span><b>·</b> like most brands</span> <span><b>–</b> does not have it</span> <span><b>✓</b> yes</span>
      <span><b>✗</b> no</span>
      <span><b>?</b> cannot be read until its errors are fixed</span>
      <span><b>1, 2…</b> under Tabs: the position of the tab</span>
      <span><b>A</b> another value, the same letter for the same value</span>
      <span><b>∗</b> a value of its own</span>
      <span>To read the values, filter by brand.</span>
    </p>
    ${capabilityGroups(brands.map(({ brand }) => brand)).map((group) => matrixSection(group, brands))}`;

interface PreviewPage {
  title: string;
  about: string;
  content(brands: readonly PreviewBrand[]): Html;
}

const PAGES: Readonly<Record<string, PreviewPage>> = {
  '/preview/matrix': {
    title: 'Capabilities of all brands',
    about:
      'From the brand files as they are now, published or not. The filter takes brands (code, name, family, state) and rows, for example “northern memberid”.',
    content: matrixContent,
  },
  '/preview/contrast': {
    title: 'Contrast of every brand',
    about:
      'Each pair of colors that pages use, light and dark, the closest to failing first. WCAG 2.2 asks for 4.5 for text and 3 for parts that must be seen. The filter takes codes, names, families and states.',
    content: contrastContent,
  },
  '/preview/design': {
    title: 'Design tokens of every brand',
    about:
      'What a screen may use (docs/design.md): the scales are the same for all brands; colors, radii and type faces are derived from a brand’s record. The filter takes codes, names, families and states.',
    content: designContent,
  },
};

const countOf = (errors: readonly string[]): string =>
  errors.length === 1 ? '1 error' : `${errors.length} errors`;

/** Names the invalid brands. The contrast page lists their errors. */
const errorNote = (brands: readonly PreviewBrand[], shared: readonly string[]) => {
  const broken = brands.filter(({ errors }) => errors.length > 0);
  return broken.length + shared.length === 0
    ? ''
    : html`<div class="note" role="alert">
        ${
          shared.length > 0
            ? html`<p>Files that all brands share have errors.</p>
                <ul>
                  ${shared.map((line) => html`<li><code>${line}</code></li>`)}
                </ul>`
            : ''
        }
        ${
          broken.length > 0
            ? html`<p>
                Brands with errors:
                ${broken.map(({ code, errors }) => html`<a href="/preview/contrast?q=${code}">${code} (${countOf(errors)})</a> `)}
              </p>`
            : ''
        }
      </div>`;
};

/**
 * Builds a preview page from the current brand files; undefined for an unknown path.
 * @param saves number of saves before this page reads the brand files; undefined if CHANGES_PATH is not served
 */
export function previewPage(root: string, path: string, saves?: number) {
  const page = PAGES[path.replace(/\/$/, '')];
  if (!page) return undefined;
  const { brands, shared } = previewBrands(root);
  const { title, about, content } = page;
  return previewFrame({ title, about, saves, note: errorNote(brands, shared), content: content(brands) });
}
