/** The brand tiles and their filter. */
import { html, raw } from 'hono/html';
import { CAPABILITIES } from '../../../src/renderer/site-capabilities.ts';
import type { SiteEntry } from '../../../src/renderer/site-index.ts';
import { countText, fitsFilter, tileFacts, type BrandFilter, type TileFacts } from './brand-filter.rules.ts';
import { homePicture, type PictureState } from './picture.ts';
import { STATE_NAMES } from './state-names.ts';

/** Width and height of one color swatch in pixels. */
const SWATCH = 14;

function swatches({ colours }: SiteEntry) {
  const named = Object.entries(colours);
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

export interface TileOptions {
  /** Port in the links, for example 4321. */
  port: number;
  filter: BrandFilter;
  /** What stands for the home page of a brand. */
  pictureOf(site: SiteEntry): PictureState;
  /** Number of errors that keep a brand from being published, by code. */
  errorsOf: ReadonlyMap<string, number>;
}

const errorMark = (code: string, count: number) =>
  count === 0
    ? ''
    : html`<a class="error-mark" href="#errors-${code}">${count === 1 ? '1 error' : `${count} errors`}</a>`;

function brandTile(site: SiteEntry, { port, filter, pictureOf, errorsOf }: TileOptions) {
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
    ${homePicture(code, pictureOf(site))}
    <div class="tile-text">
      <h3>${sized(site.mark)} <a class="tile-link" href="http://${code}.localhost:${port}/">${name}</a></h3>
      <p class="facts">
        <code>${code}</code> <span>${STATE_NAMES[state] ?? state}</span> <span>${family}</span>
      </p>
      <p class="facts soft"><span>${domain}</span> <span>no. ${number}</span></p>
      <div class="tile-foot">
        ${swatches(site)}
        <a href="/preview/contrast?q=${code}" aria-label="Contrast of ${name}">Contrast</a>
        <a href="/preview/matrix?q=${code}" aria-label="Capabilities of ${name}">Capabilities</a>
      </div>
    </div>
    ${errorMark(code, errorsOf.get(code) ?? 0)}
  </li>`;
}

const unreadFacts = (code: string): TileFacts => ({ words: code, state: '', family: '', has: [] });

/** A brand that has errors and was never published: only its code is known. */
const unreadTile = (code: string, { filter, errorsOf }: TileOptions) =>
  html`<li
    class="tile"
    data-tile
    data-words="${code}"
    ${fitsFilter(unreadFacts(code), filter) ? '' : 'hidden'}
  >
    ${homePicture(code, 'broken')}
    <div class="tile-text">
      <h3>${code}</h3>
    </div>
    ${errorMark(code, errorsOf.get(code) ?? 0)}
  </li>`;

type Choice = readonly [value: string, label: string];

const choice = (name: keyof BrandFilter, label: string, chosen: string, choices: readonly Choice[]) =>
  html`<label
    >${label}
    <select name="${name}">
      <option value="">Any</option>
      ${choices.map(([value, text]) => html`<option value="${value}" ${value === chosen ? 'selected' : ''}>${text}</option>`)}
    </select></label
  >`;

const byLabel = ([, one]: Choice, [, other]: Choice): number => one.localeCompare(other);

function filterForm(sites: readonly SiteEntry[], filter: BrandFilter, shown: number, all: number) {
  const states = [...new Set(sites.map(({ state }) => state))]
    .map((state): Choice => [state, STATE_NAMES[state] ?? state])
    .sort(byLabel);
  const families = [...new Set(sites.map(({ family }) => family))].map((one): Choice => [one, one]);
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
      >Name, code or number
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

/** The section as HTML. */
export function brandSection(sites: readonly SiteEntry[], options: TileOptions) {
  const unread = [...options.errorsOf.keys()].filter((code) => !sites.some((site) => site.code === code));
  const facts = [...sites.map(tileFacts), ...unread.map(unreadFacts)];
  const shown = facts.filter((tile) => fitsFilter(tile, options.filter)).length;
  return html`<section id="brands" aria-labelledby="brands-heading">
    <h2 id="brands-heading">Brands</h2>
    ${filterForm(sites, options.filter, shown, facts.length)}
    <ul class="tiles">
      ${sites.map((site) => brandTile(site, options))} ${unread.map((code) => unreadTile(code, options))}
    </ul>
    <p id="none" class="none" ${shown === 0 ? '' : 'hidden'}>
      No brand matches this filter. <a data-clear href="/#brands">Show all brands</a>
    </p>
  </section>`;
}
