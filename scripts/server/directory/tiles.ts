import { html, raw } from 'hono/html';
import { CAPABILITIES } from '../../../src/renderer/render/site-capabilities.ts';
import type { SiteEntry } from '../../../src/renderer/publish/site-index.ts';
import { countText, fitsFilter, tileFacts, type BrandFilter, type TileSite } from './brand-filter.rules.ts';
import { homePicture, type PictureState } from './picture.ts';
import { stateName } from '../../../src/lib/text/state-names.text.ts';

/** Width and height of a color swatch, in pixels. */
const SWATCH = 14;

function swatches({ colors }: TileSite) {
  const named = Object.entries(colors);
  if (named.length === 0) return '';
  const squares = named.map(
    ([, color], at) =>
      `<rect x="${at * SWATCH}" width="${SWATCH}" height="${SWATCH}" fill="${color}"><title>${color}</title></rect>`,
  );
  const label = named.map(([name, color]) => `${name} ${color}`).join(', ');
  return raw(
    `<svg class="swatches" width="${named.length * SWATCH}" height="${SWATCH}" role="img" aria-label="Colors: ${label}">${squares.join('')}</svg>`,
  );
}

const sized = (svg: string) => raw(svg.replace('<svg ', '<svg width="28" height="28" aria-hidden="true" '));

interface TileOptions {
  /** Port for links to brand sites. */
  port: number;
  filter: BrandFilter;
  pictureOf(site: SiteEntry): PictureState;
  /** Tiles of invalid brands that are not in the site list, by brand code. */
  drafts: ReadonlyMap<string, TileSite>;
  /** Number of errors that block publishing, by brand code. */
  errorsOf: ReadonlyMap<string, number>;
}

const errorMark = (code: string, count: number) =>
  count === 0
    ? ''
    : html`<a class="error-mark" href="#errors-${code}">${count === 1 ? '1 error' : `${count} errors`}</a>`;

function brandTile(site: TileSite, picture: PictureState, { port, filter, errorsOf }: TileOptions) {
  const facts = tileFacts(site);
  const { code, name, state, family, number, domain } = site;
  return html`<li
    class="tile"
    data-tile
    data-words="${facts.words}"
    data-state="${facts.state}"
    data-family="${facts.family}"
    data-has="${facts.has.join(' ')}"
    ${fitsFilter(facts, filter) ? '' : 'hidden'}
  >
    ${homePicture(code, picture)}
    <div class="tile-text">
      <h3>
        ${site.logo === '' ? '' : sized(site.logo)}
        <a class="tile-link" href="http://${code}.localhost:${port}/">${name}</a>
      </h3>
      ${errorMark(code, errorsOf.get(code) ?? 0)}
      <p class="facts">
        <code>${code}</code> <span>${stateName(state)}</span>
        <span>${family === '' ? '' : `${family} family`}</span>
      </p>
      <p class="facts soft">
        <span>${domain}</span> <span>${number === null ? '' : `brand number ${number}`}</span>
      </p>
      <div class="tile-foot">
        ${swatches(site)}
        <a href="/preview/contrast?q=${code}" aria-label="Contrast of ${name}">Contrast</a>
        <a href="/preview/matrix?q=${code}" aria-label="Capabilities of ${name}">Capabilities</a>
      </div>
    </div>
  </li>`;
}

/** Tile data for a brand of which only the code is known. */
const unknownSite = (code: string): TileSite => ({
  code,
  number: null,
  name: code,
  domain: '',
  state: '',
  family: '',
  logo: '',
  colors: {},
  capabilities: [],
});

type Choice = readonly [value: string, label: string];

const choice = (name: keyof BrandFilter, label: string, chosen: string, choices: readonly Choice[]) =>
  html`<label
    >${label}
    <select name="${name}">
      <option value="">Any</option>
      ${choices.map(([value, text]) => html`<option value="${value}" ${value === chosen ? 'selected' : ''}>${text}</option>`)}
    </select></label
  >`;

const byLabel = ([, a]: Choice, [, b]: Choice): number => a.localeCompare(b);

function filterForm(sites: readonly TileSite[], filter: BrandFilter, shown: number, all: number) {
  const states = [...new Set(sites.map(({ state }) => state).filter(Boolean))]
    .map((state): Choice => [state, stateName(state)])
    .sort(byLabel);
  const families = [...new Set(sites.map(({ family }) => family).filter(Boolean))].map((family): Choice => [
    family,
    family,
  ]);
  const capabilities = CAPABILITIES.filter(({ id }) =>
    sites.some((site) => site.capabilities.includes(id)),
  ).map(({ id, label }): Choice => [id, label]);
  return html`<form
    id="filter"
    class="fields"
    role="search"
    aria-label="Brands"
    method="get"
    action="/#brands"
  >
    <label class="wide"
      >Name, code, state or address
      <input type="search" name="q" value="${filter.q}" autocomplete="off" spellcheck="false" />
    </label>
    ${choice('state', 'State', filter.state, states)}
    ${choice('family', 'Family', filter.family, families.sort(byLabel))}
    ${choice('has', 'Capability', filter.has, capabilities)}
    <noscript><button>Filter</button></noscript>
    <p class="found">
      <output id="count">${countText(shown, all)}</output>
      <a id="clear" data-clear href="/#brands" ${shown === all ? 'hidden' : ''}>Clear</a>
    </p>
  </form>`;
}

export function brandSection(sites: readonly SiteEntry[], options: TileOptions) {
  const { filter, errorsOf, drafts, pictureOf } = options;
  const broken = [...errorsOf.keys()]
    .filter((code) => !sites.some((site) => site.code === code))
    .map((code) => ({ site: drafts.get(code) ?? unknownSite(code), picture: 'broken' as const }));
  const tiles = [...sites.map((site) => ({ site, picture: pictureOf(site) })), ...broken].sort((a, b) =>
    a.site.code < b.site.code ? -1 : 1,
  );
  const shown = tiles.filter(({ site }) => fitsFilter(tileFacts(site), filter)).length;
  return html`<section id="brands" aria-labelledby="brands-heading">
    <h2 id="brands-heading">Brands</h2>
    ${filterForm(
      tiles.map(({ site }) => site),
      filter,
      shown,
      tiles.length,
    )}
    <ul class="tiles">
      ${tiles.map(({ site, picture }) => brandTile(site, picture, options))}
    </ul>
    <p id="none" class="none" ${shown === 0 ? '' : 'hidden'}>
      No brand matches this filter. <a data-clear href="/#brands">Show all brands</a>
    </p>
  </section>`;
}
