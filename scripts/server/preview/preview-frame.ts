/** The frame of the preview pages: their style, the filter box and its script, and the policy that allows just these. */
import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';

type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

const STYLE = `
:root{color-scheme:light dark;--line:color-mix(in srgb,CanvasText 22%,Canvas);--odd:color-mix(in srgb,CanvasText 9%,Canvas)}
body{margin:0;padding:1rem;font:16px/1.45 system-ui,'Liberation Sans',sans-serif;background:Canvas;color:CanvasText}
h1{font-size:1.6rem;margin:.25rem 0}h2{font-size:1.2rem;margin:1.5rem 0 .5rem}p{max-width:70ch;margin:.5rem 0}
a{color:inherit;font-weight:600;display:inline-block;padding:.35rem 0;margin-right:1rem}
.filter{display:flex;flex-wrap:wrap;gap:.25rem .75rem;align-items:end;margin:.75rem 0}.filter label{display:grid;gap:.25rem}
input{font:inherit;min-height:44px;padding:.4rem .6rem;width:min(26rem,90vw);box-sizing:border-box}
.scroll{overflow:auto;max-height:85vh;border:1px solid var(--line)}table{border-collapse:separate;border-spacing:0}
th,td{padding:.35rem .6rem;text-align:left;border-bottom:1px solid var(--line);border-right:1px solid var(--line);vertical-align:top;font-weight:400;font-size:.9rem;max-width:16rem;overflow-wrap:break-word;min-width:3rem}
thead th{position:sticky;top:0;background:Canvas;font-weight:600;z-index:1;white-space:nowrap}
tbody th,thead th:first-child{position:sticky;left:0;background:Canvas;min-width:8rem;max-width:12rem}thead th:first-child{z-index:2}
.odd{background:var(--odd);font-weight:700}.number{font-variant-numeric:tabular-nums;text-align:right}
details{border-bottom:1px solid var(--line)}summary{padding:.6rem .25rem;min-height:1.5rem;cursor:pointer}
[hidden]{display:none!important}.note{border-left:6px solid #b3261e;padding:.5rem 1rem;white-space:pre-wrap}
`;

/**
 * Every word of the box narrows rows or columns: one that names a brand chooses columns, any other rows. On a page
 * without columns every word chooses rows. The words stay in the address, so that a link can name them.
 */
const SCRIPT = `
const box=document.querySelector('#filter'),said=document.querySelector('#shown');
const has=(el,word)=>el.dataset.words.includes(word);
function show(){
  const words=box.value.toLowerCase().split(/\\s+/).filter(Boolean);
  const heads=[...document.querySelectorAll('th[data-words]')];
  const columnWords=words.filter(word=>heads.some(head=>has(head,word)));
  const rowWords=words.filter(word=>!columnWords.includes(word));
  for(const table of document.querySelectorAll('table')){
    const kept=[...table.querySelectorAll('thead th')].map(th=>!th.dataset.words||!columnWords.length||columnWords.some(word=>has(th,word)));
    if(kept.includes(false)||table.dataset.cut){
      for(const row of table.rows)[...row.cells].forEach((cell,at)=>{cell.hidden=!kept[at]});
      table.dataset.cut='yes';
    }
  }
  let shown=0;
  for(const row of document.querySelectorAll('[data-row]')){
    row.hidden=!rowWords.every(word=>has(row,word));
    if(!row.hidden)shown++;
  }
  for(const group of document.querySelectorAll('section'))group.hidden=!group.querySelector('[data-row]:not([hidden])');
  said.textContent=shown+' of '+document.querySelectorAll('[data-row]').length+' rows';
  history.replaceState(null,'',box.value?'?q='+encodeURIComponent(box.value):location.pathname);
}
box.value=new URLSearchParams(location.search).get('q')||'';
box.addEventListener('input',show);
show();
`;

const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The pages' policy: their own style and script, nothing else. */
export const PREVIEW_POLICY = `default-src 'none'; style-src ${hash(STYLE)}; script-src ${hash(SCRIPT)}; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** A preview page. @param note what is wrong with the brand files, empty where nothing is */
export const previewFrame = (title: string, about: string, note: string, content: Html) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        ${raw(`<style>${STYLE}</style>`)}
      </head>
      <body>
        <main>
          <nav aria-label="Preview">
            <a href="/">All brands</a><a href="/preview/matrix">Capabilities</a
            ><a href="/preview/contrast">Contrast</a>
          </nav>
          <h1>${title}</h1>
          <p>${about}</p>
          ${note ? html`<p class="note" role="alert">${note}</p>` : ''}
          <div class="filter">
            <label for="filter">Filter <input id="filter" type="search" autocomplete="off" /></label>
            <output id="shown" for="filter"></output>
          </div>
          ${content}
        </main>
        ${raw(`<script>${SCRIPT}</script>`)}
      </body>
    </html>`;
