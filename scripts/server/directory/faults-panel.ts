/** The fault injection panel sets which service call fails, for which account, and how. Uses plain forms without script. */
import { html } from 'hono/html';
import { FAULT_KINDS } from '../../../stubs/sandbox/faults/fault.schema.ts';
import type { DirectoryPerson } from './people.ts';
import { scrollTable } from './scroll-table.ts';

interface WaitingFault {
  id: number;
  call: string;
  kind: string;
  /** The affected account; null for all accounts. */
  logonId: string | null;
  /** Number of responses that will still fail; null for all responses. */
  remaining: number | null;
}

export interface FaultsPanel {
  /** Path suffixes that identify calls. */
  calls: readonly string[];
  waiting: readonly WaitingFault[];
}

const KIND_WORDS: Readonly<Record<(typeof FAULT_KINDS)[number], string>> = {
  status: 'responds with an error status',
  delay: 'responds after a delay',
  hold: 'responds once it is removed here',
  drop: 'drops the connection',
  malformed: 'sends broken JSON',
  html: 'sends an HTML error page',
  empty: 'sends an empty body',
  'wrong-type': 'sends a field of the wrong type',
  says: 'sends other text in a field',
  drip: 'sends the response in small parts',
  lost: 'carries out the request, then drops the connection',
};

const wordsOf = (kind: string): string =>
  FAULT_KINDS.flatMap((knownKind) => (knownKind === kind ? [KIND_WORDS[knownKind]] : []))[0] ?? kind;

const option = (value: string, label: string) => html`<option value="${value}">${label}</option>`;

const waitingRow = ({ id, call, kind, logonId, remaining }: WaitingFault) =>
  html`<tr>
    <td>${call === '*' ? 'every call' : html`<code>${call}</code>`}</td>
    <td>${wordsOf(kind)}</td>
    <td>${logonId?.toLowerCase() ?? 'everyone'}</td>
    <td>${remaining === null ? 'every response' : `${remaining} more`}</td>
    <td>
      <form method="post" action="/sandbox/faults/clear">
        <input type="hidden" name="id" value="${id}" />
        <button>Remove</button>
      </form>
    </td>
  </tr>`;

const waitingTable = (waiting: readonly WaitingFault[]) =>
  html`${scrollTable(
      'Calls set to fail',
      ['Call', 'What goes wrong', 'Account', 'How often', ''],
      waiting.map(waitingRow),
    )}
    <form class="after" method="post" action="/sandbox/faults/clear"><button>Remove all</button></form>`;

/** The number fields have the minimum and maximum values from `fault.schema.ts`. @param isRefused whether the submitted values were invalid */
export const faultsPanel = (
  { calls, waiting }: FaultsPanel,
  people: readonly DirectoryPerson[],
  isRefused: boolean,
) =>
  html`<section class="panel" aria-labelledby="faults">
    <h3 id="faults">Make a service call fail</h3>
    <p>Choose a call and what happens to it. It stays that way until you remove it here.</p>
    ${isRefused ? html`<p class="note" role="alert">That was not set: check the numbers.</p>` : ''}
    <form class="fields" method="post" action="/sandbox/faults">
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
        >Account
        <select name="logonId">
          ${option('', 'everyone')} ${people.map(({ logonId }) => option(logonId, logonId))}
        </select>
      </label>
      <label>Status <input type="number" name="status" min="400" max="599" placeholder="500" /></label>
      <label>Business code <input name="code" placeholder="SANDBOX-FAULT" size="16" /></label>
      <label
        >Milliseconds <input type="number" name="delayMs" min="0" max="120000" placeholder="1000"
      /></label>
      <label>Field <input name="field" placeholder="payload" size="20" /></label>
      <label>Text <input name="text" placeholder="unavailable" size="14" /></label>
      <label>Times <input type="number" name="times" min="1" max="10000" placeholder="always" /></label>
      <button>Make it fail</button>
    </form>
    ${waiting.length > 0 ? waitingTable(waiting) : html`<p>No call is set to fail.</p>`}
  </section>`;
