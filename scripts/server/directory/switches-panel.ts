/** The panel that sets an operations switch to a value, for one or all brands. It uses plain forms without script. */
import { html } from 'hono/html';
import { scrollTable } from './scroll-table.ts';

interface ChangedSwitch {
  brand: string;
  name: string;
  value: string;
}

export interface SwitchesPanel {
  names: readonly string[];
  turned: readonly ChangedSwitch[];
}

const option = (value: string) => html`<option>${value}</option>`;

const turnedRow = ({ brand, name, value }: ChangedSwitch) =>
  html`<tr>
    <td><code>${name}</code></td>
    <td>${brand}</td>
    <td><code>${value}</code></td>
    <td>
      <form method="post" action="/sandbox/switches">
        <input type="hidden" name="brand" value="${brand}" />
        <input type="hidden" name="name" value="${name}" />
        <button>Reset</button>
      </form>
    </td>
  </tr>`;

const turnedTable = (turned: readonly ChangedSwitch[]) =>
  scrollTable('Switches that are set', ['Switch', 'For', 'Value', ''], turned.map(turnedRow));

/** @param isRefused whether the submitted value was invalid */
export const switchesPanel = (
  { names, turned }: SwitchesPanel,
  brands: readonly string[],
  isRefused: boolean,
) =>
  html`<section class="panel" aria-labelledby="switches">
    <h3 id="switches">Set an operations switch</h3>
    <p>
      Maintenance and the claims-and-spending flags take Y or N. Live chat takes a date (yyyymmdd) or a list
      of brand codes. A switch stays set until you reset it here.
    </p>
    ${isRefused ? html`<p class="note" role="alert">That was not set: this switch takes Y or N.</p>` : ''}
    <form class="fields" method="post" action="/sandbox/switches">
      <label
        >Switch
        <select name="name">
          ${names.map(option)}
        </select></label
      >
      <label
        >For which brand
        <select name="brand">
          ${option('ALL')} ${brands.map(option)}
        </select></label
      >
      <label>Value <input name="value" value="Y" size="12" required /></label>
      <button>Set</button>
    </form>
    ${turned.length > 0 ? turnedTable(turned) : html`<p>No switch is set.</p>`}
  </section>`;
