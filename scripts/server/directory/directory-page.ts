/** The page on the bare host: all brand sites, the sandbox's accounts and controls, and the previews. */
import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import type { PublishError } from '../../../src/renderer/publish/publish-errors.ts';
import type { SiteEntry } from '../../../src/renderer/publish/site-index.ts';
import type { SentMessage } from '../../../stubs/sandbox/account/outbox.ts';
import { readFilter, type TileSite } from './brand-filter.rules.ts';
import { peopleSection, type DirectoryPerson } from './people.ts';
import type { PictureState } from './picture.ts';
import { DIRECTORY_SCRIPT } from './script.ts';
import { DIRECTORY_STYLE } from './style.ts';
import { brandSection } from './tiles.ts';
import { faultsPanel, type FaultsPanel } from './faults-panel.ts';
import { switchesPanel, type SwitchesPanel } from './switches-panel.ts';
import { scrollTable } from './scroll-table.ts';

/** Maximum error lines per brand. The `check` command shows the rest. */
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

/** @param isLive whether pages show the current brand files */
function meaning(errors: readonly PublishError[], isLive: boolean) {
  if (errors.some(({ code }) => code === null))
    return isLive
      ? 'Files that all brands share have errors. Until they are fixed, no brand can be published.'
      : 'Files that all brands share have errors. Until they are fixed, every site stays as it was published before.';
  if (isLive) return 'Until these are fixed, these brands show their errors. Other brands are not affected.';
  const exampleCode = errors[0]?.code ?? 'mincr';
  return html`Until these are fixed, the brands stay as they were published before. Other brands are not
    affected. After the fix, publish it: <code>npm run build -- --brand ${exampleCode}</code>`;
}

const waitingBrands = (waiting: readonly PublishError[]) =>
  waiting.length === 0
    ? ''
    : html`<div class="note" id="waiting">
        <h2>Brands that wait for a yes</h2>
        <p>Until these changes are accepted, the brands stay as they were published before.</p>
        ${waiting.map(brokenBrand)}
      </div>`;

/** Errors by brand, then the brands that wait; empty if every brand was published. @param isLive whether pages show the current brand files */
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

/** A row for a message that the sandbox would have sent by email. */
const row = ({ at, to, subject, text }: SentMessage) => {
  const time = new Date(at).toISOString();
  return html`<tr>
    <td><time datetime="${time}">${time.slice(0, 16).replace('T', ' ')} UTC</time></td>
    <td>${to}</td>
    <td><strong>${subject}</strong><br />${text}</td>
  </tr>`;
};

const table = (messages: readonly SentMessage[]) =>
  scrollTable('Messages sent', ['When', 'To', 'Message'], messages.map(row));

/** @param messages newest first */
const outboxPanel = (messages: readonly SentMessage[]) =>
  html`<section class="panel" aria-labelledby="outbox">
    <h3 id="outbox">Messages sent</h3>
    <p>
      When an account gets another email address, the old one gets a message. The sandbox sends none: they are
      here.
    </p>
    ${messages.length > 0 ? table(messages) : html`<p>No message was sent.</p>`}
  </section>`;

interface Directory {
  sites: readonly SiteEntry[];
  /** Errors of brands that could not be published. */
  errors: readonly PublishError[];
  /** Tiles of invalid brands that are not in `sites`, by code. */
  drafts: ReadonlyMap<string, TileSite>;
  /** Whether pages show the current brand files instead of the published files. */
  isLive: boolean;
  /** Sandbox accounts; empty if a real service is used instead of the sandbox. */
  people: readonly DirectoryPerson[];
  /** Port for links to brand sites. */
  port: number;
  /** Null if a real service is used instead of the sandbox. */
  faults: FaultsPanel | null;
  /** Null if a real service is used instead of the sandbox. */
  switches: SwitchesPanel | null;
  /** Messages that the sandbox would have sent, newest first; null if a real service is used instead. */
  outbox: readonly SentMessage[] | null;
  pictureOf(site: SiteEntry): PictureState;
  /** The page's query: the brand filter, and the brand for sign-in links. */
  query: URLSearchParams;
  /** The requested host, if it belongs to no brand. */
  unknownHost?: string;
}

const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Allows only the page's own style, script and frames. */
export const DIRECTORY_POLICY = `default-src 'none'; style-src ${hash(DIRECTORY_STYLE)}; script-src ${hash(DIRECTORY_SCRIPT)}; frame-src 'self'; img-src data:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`;

const unknownNote = (host: string) =>
  html`<p class="note" role="alert">
    No brand has the address <strong>${host}</strong>. The brands below are the ones there are.
  </p>`;

const previews = html`<section id="previews" aria-labelledby="previews-heading">
  <h2 id="previews-heading">Previews</h2>
  <ul class="ways">
    <li>
      <a href="/preview/matrix">Capabilities of all brands</a>
      <p class="soft">Tabs, footer links and rules side by side, from the brand files as they are now.</p>
    </li>
    <li>
      <a href="/preview/contrast">Contrast of every brand</a>
      <a href="/preview/design">Design tokens of every brand</a>
      <p class="soft">Each pair of colors that pages use, light and dark, the closest to failing first.</p>
    </li>
  </ul>
</section>`;

const controls = ({ faults, switches, outbox, people, sites, query }: Directory) =>
  faults || switches
    ? html`<section id="controls" aria-labelledby="controls-heading">
        <h2 id="controls-heading">Sandbox controls</h2>
        ${faults ? faultsPanel(faults, people, query.get('refused') === 'faults') : ''}
        ${
          switches
            ? switchesPanel(
                switches,
                sites.map(({ code }) => code),
                query.get('refused') === 'switches',
              )
            : ''
        }
        ${outbox ? outboxPanel(outbox) : ''}
      </section>`
    : '';

const jumps = ({ people, faults }: Directory) =>
  html`<nav aria-label="On this page">
    <a href="#brands">Brands</a>
    ${people.length > 0 ? html`<a href="#accounts">Sandbox accounts</a>` : ''}
    <a href="#previews">Previews</a>
    ${faults ? html`<a href="#controls">Sandbox controls</a>` : ''}
  </nav>`;

/** Renders the page. Serve it with DIRECTORY_POLICY. */
export function directoryPage(directory: Directory) {
  const { sites, errors, drafts, isLive, people, port, pictureOf, query, unknownHost } = directory;
  const errorsOf = new Map(
    errors.flatMap(({ code, lines, waits }) => (code === null || waits ? [] : [[code, lines.length]])),
  );
  const codes = new Set([...sites.map(({ code }) => code), ...errorsOf.keys()]);
  const title = `Regional health portal: ${codes.size} sites`;
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        ${raw(`<style>${DIRECTORY_STYLE}</style>`)}
      </head>
      <body>
        <header class="top">
          <h1>${title}</h1>
          ${jumps(directory)}
          <p class="intro">
            Open a brand to see its site.
            ${
              people.length > 0
                ? html`To see a member's pages, sign in as one of the
                    <a href="#accounts">${people.length} sandbox accounts</a>.`
                : ''
            }
          </p>
        </header>
        <main>
          ${unknownHost === undefined ? '' : unknownNote(unknownHost)} ${brokenBrands(errors, isLive)}
          ${brandSection(sites, { port, filter: readFilter(query), pictureOf, errorsOf, drafts })}
          ${peopleSection({ people, sites, port, chosen: query.get('at') })} ${previews}
          ${controls(directory)}
        </main>
        ${raw(`<script>${DIRECTORY_SCRIPT}</script>`)}
      </body>
    </html>`;
}
