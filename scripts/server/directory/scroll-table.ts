/** A table that scrolls within the page. */
import { html } from 'hono/html';

type Markup = ReturnType<typeof html>;

/** @param columns column headings; '' for a column of buttons */
export const scrollTable = (label: string, columns: readonly string[], rows: readonly Markup[]): Markup =>
  html`<div class="scroll" tabindex="0" role="region" aria-label="${label}">
    <table>
      <thead>
        <tr>
          ${columns.map((column) => (column === '' ? html`<td></td>` : html`<th scope="col">${column}</th>`))}
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
  </div>`;
