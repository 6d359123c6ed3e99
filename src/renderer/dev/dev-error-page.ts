import type { BrandError } from '../../brand/brand-error.ts';

const STYLE = `
:root{color-scheme:light dark}
body{margin:0;padding:clamp(1.25rem,5vw,4rem) 1.25rem;font:17px/1.5 system-ui,'Liberation Sans',sans-serif}
main{max-width:46rem;margin:0 auto}
h1{font-size:1.6rem;line-height:1.25;margin:0 0 1.5rem}
ul{list-style:none;margin:0;padding:0;display:grid;gap:1rem}
li{border-left:6px solid #c5372c;border-radius:4px;padding:.85rem 1.1rem;background:color-mix(in srgb,#c5372c 8%,transparent)}
.place{display:flex;flex-wrap:wrap;gap:.15rem .9rem;margin:0 0 .35rem}
code{font:600 .95em/1.5 ui-monospace,'Liberation Mono',monospace;overflow-wrap:anywhere}
.line{opacity:.8}.message{margin:0;overflow-wrap:anywhere}.end{margin:1.5rem 0 0;opacity:.8}
`;

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign);

const shown = ({ file, line, column, path, message }: BrandError): string =>
  `<li><p class="place"><code>${escape(file)}</code> <span class="line">line ${line}, column ${column}</span></p>
<p class="message">${path ? `<code>${escape(path)}</code>: ` : ''}${escape(message)}</p></li>`;

/** A page that lists a brand's errors. It contains Vite's client, which reloads the page when a brand file is saved. */
function errorPage(code: string, errors: readonly BrandError[]): string {
  const title = `${errors.length === 1 ? '1 error' : `${errors.length} errors`} in ${escape(code)}`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="data:,">
<style>${STYLE}</style>
<script type="module" src="/@vite/client"></script>
</head>
<body>
<main aria-label="Errors">
<h1>${title}</h1>
<ul>
${errors.map(shown).join('\n')}
</ul>
<p class="end">Fix the file and save it. The page reloads by itself.</p>
</main>
</body>
</html>`;
}

export const errorResponse = (code: string, errors: readonly BrandError[]): Response =>
  new Response(errorPage(code, errors), {
    status: 500,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' },
  });
