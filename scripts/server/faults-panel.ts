/** The directory's panel of faults on demand: which call, for whom, what goes wrong. Plain forms, no script. */
import { html } from 'hono/html';
import { FAULT_KINDS } from '../../stubs/sandbox/fault.schema.ts';
import type { DirectoryPerson } from './directory.ts';

/** A fault that waits. */
interface WaitingFault {
  id: number;
  call: string;
  kind: string;
  /** null for everybody's. */
  logonId: string | null;
  /** Answers still to go wrong; null for all of them. */
  remaining: number | null;
}

export interface FaultsPanel {
  /** Calls by the end of their path, as faults name them. */
  calls: readonly string[];
  waiting: readonly WaitingFault[];
}

/** What each kind does, in a few words. */
const KIND_WORDS: Readonly<Record<(typeof FAULT_KINDS)[number], string>> = {
  status: 'answers with an error status',
  delay: 'answers late',
  hold: 'answers once the faults are removed',
  drop: 'drops the connection',
  malformed: 'sends broken JSON',
  html: 'sends an HTML error page',
  empty: 'sends an empty body',
  'wrong-type': 'sends a field of a wrong type',
  says: 'says something else in a field',
  drip: 'sends the answer in drips',
  lost: 'does what was asked, and drops the connection before the answer',
};

const option = (value: string, label: string) => html`<option value="${value}">${label}</option>`;

const waitingRow = ({ id, call, kind, logonId, remaining }: WaitingFault) =>
  html`<tr>
    <td><code>${call}</code></td>
    <td>${kind}</td>
    <td>${logonId?.toLowerCase() ?? 'everybody'}</td>
    <td>${remaining === null ? 'every answer' : `${remaining} more`}</td>
    <td>
      <form method="post" action="/sandbox/faults/clear">
        <input type="hidden" name="id" value="${id}" />
        <button>Remove</button>
      </form>
    </td>
  </tr>`;

const waitingTable = (waiting: readonly WaitingFault[]) =>
  html`<div class="scroll" tabindex="0" role="region" aria-label="Faults that wait">
      <table>
        <thead>
          <tr>
            <th scope="col">Call</th>
            <th scope="col">What goes wrong</th>
            <th scope="col">For whom</th>
            <th scope="col">How often</th>
            <td></td>
          </tr>
        </thead>
        <tbody>
          ${waiting.map(waitingRow)}
        </tbody>
      </table>
    </div>
    <form method="post" action="/sandbox/faults/clear"><button>Remove all faults</button></form>`;

/** The panel as HTML. */
export const faultsPanel = ({ calls, waiting }: FaultsPanel, people: readonly DirectoryPerson[]) =>
  html`<h2 id="faults">Let something go wrong</h2>
    <p>Choose a call of the services and what happens to it. It stays so until it is removed here.</p>
    <form class="faults" method="post" action="/sandbox/faults">
      <label
        >Call
        <select name="call">
          ${option('*', 'every call')} ${calls.map((call) => option(call, call))}
        </select>
      </label>
      <label
        >What goes wrong
        <select name="kind">
          ${FAULT_KINDS.map((kind) => option(kind, `${kind}: ${KIND_WORDS[kind]}`))}
        </select>
      </label>
      <label
        >For whom
        <select name="logonId">
          ${option('', 'everybody')} ${people.map(({ logonId }) => option(logonId, logonId))}
        </select>
      </label>
      <label>Status <input name="status" inputmode="numeric" placeholder="500" size="4" /></label>
      <label>Business code <input name="code" placeholder="SANDBOX-FAULT" size="16" /></label>
      <label>Milliseconds <input name="delayMs" inputmode="numeric" placeholder="1000" size="6" /></label>
      <label>Field <input name="field" placeholder="payload" size="20" /></label>
      <label>Words <input name="text" placeholder="unavailable" size="14" /></label>
      <label>Times <input name="times" inputmode="numeric" placeholder="always" size="6" /></label>
      <button>Add the fault</button>
    </form>
    ${waiting.length > 0 ? waitingTable(waiting) : html`<p>No fault waits.</p>`}`;
