/** Layout of the preview pages: head, navigation, filter box, and a policy for their own style and script. */
import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import { PREVIEW_SCRIPT } from './preview-script.ts';
import { PREVIEW_STYLE } from './preview-style.ts';

export type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Allows the page's own style and script, and the event stream of saved files. */
export const PREVIEW_POLICY = `default-src 'none'; style-src ${hash(PREVIEW_STYLE)}; script-src ${hash(PREVIEW_SCRIPT)}; connect-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

interface Frame {
  title: string;
  about: string;
  /** How often brand files were saved, for a page that reloads after the next time. */
  saves: number | undefined;
  /** Errors in the brand files; '' for none. */
  note: Html | string;
  content: Html;
}

/** Serve with PREVIEW_POLICY. */
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
            ><a href="/preview/contrast">Contrast</a>
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
