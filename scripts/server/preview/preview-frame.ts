/** Layout of the preview pages: head, navigation, filter box, and a policy that allows their own style and script. */
import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import { PREVIEW_SCRIPT } from './preview-script.ts';
import { FIELDS, FRAME } from '../directory/style.ts';

/** Styles of the preview pages: the directory's styles, plus tables with many narrow columns. */
const TABLES = `
main{padding-top:1.25rem}
main>section{padding-top:1.75rem}
nav a{display:inline-block;padding:.65rem 0;margin-right:1.5rem}
.about{max-width:75ch;color:var(--soft);margin:.35rem 0 1rem}
.key{display:flex;flex-wrap:wrap;gap:.15rem 1.5rem;margin-top:1rem;font-size:.875rem;color:var(--soft)}
.key b{display:inline-block;min-width:1.1em;color:var(--ink)}
.scroll{overflow:auto;max-height:85vh;background:var(--card);border:1px solid var(--line);border-radius:10px}
table{border-collapse:separate;border-spacing:0}
th,td{padding:.35rem .6rem;text-align:left;vertical-align:top;font-weight:400;font-size:.8125rem;line-height:1.4;border-bottom:1px solid var(--line);overflow-wrap:anywhere}
tbody tr:last-child>*{border-bottom:0}
thead th{position:sticky;top:0;z-index:1;background:var(--card);font-weight:650;vertical-align:bottom;border-bottom:1px solid var(--field)}
tbody th{position:sticky;left:0;background:var(--card)}
thead th:first-child{left:0;z-index:2}
.matrix{table-layout:fixed;width:max(100%,67rem)}
.matrix th:first-child{width:10rem;border-right:1px solid var(--line)}
.matrix .usual{width:8.5rem;color:var(--soft);border-right:1px solid var(--line)}
.matrix thead .brand{padding:.4rem 0;text-align:center}
.brand span{writing-mode:vertical-rl;transform:rotate(180deg);display:inline-block;white-space:nowrap}
.matrix .cell{padding:.35rem 0;text-align:center;overflow-wrap:normal;white-space:nowrap}
.matrix .cell span{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.matrix .cell::before{content:attr(data-brief);content:attr(data-brief)/''}
.matrix td{position:relative;color:var(--soft)}
.matrix tbody tr:hover>*{background:var(--sunk)}
.matrix .odd{background:color-mix(in srgb,var(--ink) 11%,var(--card));color:var(--ink);font-weight:700}
.matrix.roomy{table-layout:auto;width:auto}
.matrix.roomy .cell{white-space:normal;overflow-wrap:break-word}
.roomy thead .brand,.matrix.roomy .cell{padding:.35rem .6rem;text-align:left;min-width:6rem;max-width:18rem}
.roomy .brand span{writing-mode:horizontal-tb;transform:none}
.matrix.roomy .cell span{position:static;width:auto;height:auto;overflow:visible;clip-path:none}
.matrix.roomy .cell::before{content:none}
.number{font-variant-numeric:tabular-nums;text-align:right}
.bad{color:var(--bad);font-weight:650}
td svg{display:block;outline:1px solid var(--line)}
details{border-bottom:1px solid var(--line)}
.key b{white-space:nowrap}
details th,details td{overflow-wrap:normal;white-space:nowrap}
details .scroll,.scroll:has(.roomy){width:fit-content;max-width:100%}
main:has(.roomy) .key{display:none}
details[open]{padding-bottom:1rem}
summary{padding:.65rem .25rem;cursor:pointer}
details .note{margin:.25rem 0 1rem}
.none{padding:2rem 0}
@media (max-width:36rem){.matrix th:first-child{width:7rem}.matrix .usual{width:5rem}.matrix{width:64rem}th,td{font-size:.8125rem}}
`;

const PREVIEW_STYLE = [FRAME, FIELDS, TABLES].join('');

export type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Allows the page's own style and script, and the event stream of saved files. */
export const PREVIEW_POLICY = `default-src 'none'; style-src ${hash(PREVIEW_STYLE)}; script-src ${hash(PREVIEW_SCRIPT)}; connect-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

interface Frame {
  title: string;
  about: string;
  /** Number of saves of brand files before the page was built. The page reloads after the next save. */
  saves: number | undefined;
  /** Errors in the brand files; '' for none. */
  note: Html | string;
  content: Html;
}

/** Renders a preview page. Serve it with PREVIEW_POLICY. */
export const previewFrame = ({ title, about, saves, note, content }: Frame) =>
  html`<!doctype html>
    <html lang="en" ${saves === undefined ? '' : raw(`data-saves="${saves}"`)}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        ${raw(`<style>${PREVIEW_STYLE}</style>`)}
      </head>
      <body>
        <main>
          <nav aria-label="Previews">
            <a href="/">All brands</a><a href="/preview/matrix">Capabilities</a
            ><a href="/preview/contrast">Contrast</a><a href="/preview/design">Design</a>
          </nav>
          <h1>${title}</h1>
          <p class="about">
            ${about} ${saves === undefined ? 'Reload the page after a save.' : 'This page follows each save.'}
          </p>
          <div class="fields" role="search">
            <label class="wide"
              >Filter <input id="filter" type="search" autocomplete="off" spellcheck="false"
            /></label>
            <p class="found"><output id="shown" for="filter"></output></p>
          </div>
          ${note} ${content}
          <p id="none" class="none" hidden>Nothing matches this filter.</p>
        </main>
        ${raw(`<script>${PREVIEW_SCRIPT}</script>`)}
      </body>
    </html>`;
