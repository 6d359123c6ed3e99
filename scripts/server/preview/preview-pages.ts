/** The preview pages of the bare host: capability matrix and contrast. */
import { html } from 'hono/html';
import { contrastContent } from './contrast-page.ts';
import { matrixContent } from './matrix-page.ts';
import { previewBrands, type PreviewBrand } from './preview-brands.ts';
import { previewFrame, type Html } from './preview-frame.ts';

interface PreviewPage {
  title: string;
  about: string;
  content(brands: readonly PreviewBrand[]): Html;
}

const PAGES: Readonly<Record<string, PreviewPage>> = {
  '/preview/matrix': {
    title: 'Capabilities of all brands',
    about:
      'From the brand files as they are now, published or not. The filter takes brands (code, name, family, state) and rows, for example “northern memberid”.',
    content: matrixContent,
  },
  '/preview/contrast': {
    title: 'Contrast of every brand',
    about:
      'Each pair of colors that pages use, light and dark, the closest to failing first. WCAG 2.2 asks for 4.5 for text and 3 for parts that must be seen. The filter takes codes, names, families and states.',
    content: contrastContent,
  },
};

const countOf = (errors: readonly string[]): string =>
  errors.length === 1 ? '1 error' : `${errors.length} errors`;

/** Names the invalid brands; the contrast page lists their errors. */
const errorNote = (brands: readonly PreviewBrand[], shared: readonly string[]) => {
  const broken = brands.filter(({ errors }) => errors.length > 0);
  return broken.length + shared.length === 0
    ? ''
    : html`<div class="note" role="alert">
        ${
          shared.length > 0
            ? html`<p>Files that all brands share have errors.</p>
                <ul>
                  ${shared.map((line) => html`<li><code>${line}</code></li>`)}
                </ul>`
            : ''
        }
        ${
          broken.length > 0
            ? html`<p>
                Brands with errors:
                ${broken.map(({ code, errors }) => html`<a href="/preview/contrast?q=${code}">${code} (${countOf(errors)})</a> `)}
              </p>`
            : ''
        }
      </div>`;
};

/**
 * Builds a preview page from the current brand files; undefined for an unknown path. @param saves how often files were
 * saved before, where CHANGES_PATH is served
 */
export function previewPage(root: string, path: string, saves?: number) {
  const page = PAGES[path.replace(/\/$/, '')];
  if (!page) return undefined;
  const { brands, shared } = previewBrands(root);
  const { title, about, content } = page;
  return previewFrame({ title, about, saves, note: errorNote(brands, shared), content: content(brands) });
}
