/** The directory's list of brands that could not be published, with their errors. */
import { html } from 'hono/html';
import type { PublishError } from '../../../src/renderer/publish/publish-errors.ts';

/** Limit per brand; the command shows the rest. */
const MOST_LINES = 20;

const brokenBrand = ({ code, lines, command, waits }: PublishError) =>
  html`<section
    id="errors-${code ?? 'shared'}"
    aria-label="${waits ? 'Changes of' : 'Errors in'} ${code ?? 'files that all brands share'}"
  >
    <h3>${code === null ? 'Files that all brands share' : html`<code>${code}</code>`}</h3>
    <ul>
      ${lines.slice(0, MOST_LINES).map((line) => html`<li><code>${line}</code></li>`)}
      ${lines.length > MOST_LINES ? html`<li>and ${lines.length - MOST_LINES} more</li>` : ''}
    </ul>
    <p>To see them again: <code>${command}</code></p>
  </section>`;

/** @param isLive whether pages show the brand files as they are now */
function meaning(errors: readonly PublishError[], isLive: boolean) {
  if (errors.some(({ code }) => code === null))
    return isLive
      ? 'Files that all brands share have errors. Until they are fixed, no brand can be published.'
      : 'Files that all brands share have errors. Until they are fixed, every site stays as it was published before.';
  if (isLive) return 'Until these are fixed, these brands show their errors. Other brands are not affected.';
  const one = errors[0]?.code ?? 'mincr';
  return html`Until these are fixed, the brands stay as they were published before. Other brands are not
    affected. After the fix, publish it: <code>npm run build -- --brand ${one}</code>`;
}

const waitingBrands = (waiting: readonly PublishError[]) =>
  waiting.length === 0
    ? ''
    : html`<div class="note" id="waiting">
        <h2>Brands that wait for a yes</h2>
        <p>Until these changes are accepted, the brands stay as they were published before.</p>
        ${waiting.map(brokenBrand)}
      </div>`;

/** Empty if every brand was published. @param isLive whether pages show the brand files as they are now */
export const brokenBrands = (entries: readonly PublishError[], isLive: boolean) => {
  const errors = entries.filter(({ waits }) => !waits);
  return html`${withErrors(errors, isLive)}${waitingBrands(entries.filter(({ waits }) => waits))}`;
};

const withErrors = (errors: readonly PublishError[], isLive: boolean) =>
  errors.length === 0
    ? ''
    : html`<div class="note" id="errors">
        <h2>Brands with errors</h2>
        <p>${meaning(errors, isLive)}</p>
        ${errors.map(brokenBrand)}
      </div>`;
