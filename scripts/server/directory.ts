/** The page at the bare address: every brand's site, and whom to sign in as. */
import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import type { PublishError } from '../../src/renderer/publish-errors.ts';
import type { SiteEntry } from '../../src/renderer/site-index.ts';
import { IDENTITY_PIN, SECURITY_ANSWER, TEMPORARY_PASSWORD } from '../../stubs/people/person.ts';
import { brokenBrands } from './broken-brands.ts';
import { faultsPanel, type FaultsPanel } from './faults-panel.ts';
import { switchesPanel, type SwitchesPanel } from './switches-panel.ts';

export interface DirectoryPerson {
  name: string;
  logonId: string;
  password: string;
  worthTrying: string;
  brand: string;
}

interface Directory {
  sites: readonly SiteEntry[];
  /** Brands that could not be published, and why. */
  errors: readonly PublishError[];
  /** Empty where a real service answers instead of the sandbox. */
  people: readonly DirectoryPerson[];
  /** Port in the links, for example 4321. */
  port: number;
  /** Null where a real service answers instead of the sandbox. */
  faults: FaultsPanel | null;
  /** Null where a real service answers instead of the sandbox. */
  switches: SwitchesPanel | null;
  /** Host that somebody asked for and no brand has. */
  unknownHost?: string;
}

const STYLE = `
:root{color-scheme:light dark;--line:color-mix(in srgb,currentColor 18%,transparent)}
body{margin:0 auto;max-width:76rem;padding:2rem 1.25rem 4rem;font:17px/1.5 system-ui,'Liberation Sans',sans-serif}
h1{font-size:1.9rem;line-height:1.2;margin:0 0 .5rem}h2{margin:2.5rem 0 .75rem}
.scroll{overflow-x:auto}table{border-collapse:collapse;width:100%}
th,td{padding:.55rem .75rem;text-align:left;border-bottom:1px solid var(--line);vertical-align:middle}
th{font-size:.9rem;white-space:nowrap}td:first-child{white-space:nowrap}td.why{min-width:18rem}td.where{white-space:nowrap}td svg{display:block}.number{font-variant-numeric:tabular-nums}
a{color:inherit;font-weight:600;display:inline-block;padding:.35rem 0}code{font-size:.95em}.name{display:flex;align-items:center;gap:.6rem;min-width:15rem}
form{margin:.75rem 0 0}td form{margin:0}.faults{display:flex;flex-wrap:wrap;gap:.75rem 1rem;align-items:end;margin:0 0 1rem}.faults label{display:grid;gap:.25rem;font-size:.9rem}select,input,button{font:inherit;padding:.45rem .6rem;max-width:min(26rem,90vw);min-height:44px;box-sizing:border-box}
.note{border-left:6px solid #b3261e;padding:.75rem 1rem;background:color-mix(in srgb,#b3261e 8%,transparent)}
.note h2{margin:0 0 .5rem}.broken code{overflow-wrap:anywhere}
`;

/** The page's policy: nothing but its own style. */
export const DIRECTORY_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; img-src data:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`;

const SWATCH = 22;

function swatches({ colours }: SiteEntry) {
  const named = Object.entries(colours);
  const squares = named.map(
    ([, colour], at) =>
      `<rect x="${at * SWATCH + 1}" y="1" width="${SWATCH - 2}" height="20" fill="${colour}" stroke="#777"/>`,
  );
  const label = named.map(([name, colour]) => `${name} ${colour}`).join(', ');
  return raw(
    `<svg width="${named.length * SWATCH}" height="22" role="img" aria-label="Colours: ${label}">${squares.join('')}</svg>`,
  );
}

const sized = (svg: string) => raw(svg.replace('<svg ', '<svg width="28" height="28" aria-hidden="true" '));

const brandRow = (site: SiteEntry, port: number) =>
  html`<tr>
    <td>
      <span class="name"
        >${sized(site.mark)} <a href="http://${site.code}.localhost:${port}/">${site.name}</a></span
      >
    </td>
    <td><code>${site.code}</code></td>
    <td class="number">${site.number}</td>
    <td>${site.domain}</td>
    <td>${site.state}</td>
    <td>${site.family}</td>
    <td>${swatches(site)}</td>
    <td class="where">
      <a href="/preview/contrast?q=${site.code}" aria-label="Contrast of ${site.name}">Contrast</a>
      <a href="/preview/matrix?q=${site.code}" aria-label="Capabilities of ${site.name}">Capabilities</a>
    </td>
  </tr>`;

const personRow = ({ name, logonId, password, worthTrying, brand }: DirectoryPerson) =>
  html`<tr>
    <td>${name}</td>
    <td><code>${logonId}</code></td>
    <td><code>${password}</code></td>
    <td class="where">${brand === 'any' ? 'every brand' : brand}</td>
    <td class="why">${worthTrying}</td>
  </tr>`;

const peopleTable = (people: readonly DirectoryPerson[]) =>
  html`<h2>Whom to sign in as</h2>
    <p>
      The sandbox's people: invented, with data made anew relative to today. Sign in under a brand's
      <code>/login/</code>. What would come by email is the same for everybody: the PIN
      <code>${IDENTITY_PIN}</code>, the temporary password <code>${TEMPORARY_PASSWORD}</code>. The answer to a
      security question is <code>${SECURITY_ANSWER}</code> until somebody chooses another one.
    </p>
    <div class="scroll" tabindex="0" role="region" aria-label="People">
      <table>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">User name</th>
            <th scope="col">Password</th>
            <th scope="col">Where</th>
            <th scope="col">Worth trying because</th>
          </tr>
        </thead>
        <tbody>
          ${people.map(personRow)}
        </tbody>
      </table>
    </div>`;

/** The directory as HTML; serve it with DIRECTORY_POLICY. */
export const directoryPage = ({ sites, errors, people, port, faults, switches, unknownHost }: Directory) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${sites.length} brand sites</title>
        <link rel="icon" href="data:," />
        ${raw(`<style>${STYLE}</style>`)}
      </head>
      <body>
        <main>
          ${unknownHost === undefined ? '' : html`<p class="note" role="alert">No brand has the address <strong>${unknownHost}</strong>. These are the sites there are.</p>`}
          <h1>${sites.length} brand sites</h1>
          <p>
            Each is a static site of its own. Addresses that end in <code>.localhost</code> lead to this
            machine.
          </p>
          ${brokenBrands(errors)} ${people.length > 0 ? peopleTable(people) : ''}
          ${faults ? faultsPanel(faults, people) : ''}
          ${
            switches
              ? switchesPanel(
                  switches,
                  sites.map(({ code }) => code),
                )
              : ''
          }
          <h2>Brands</h2>
          <p>
            Side by side: <a href="/preview/matrix">capabilities of all brands</a>,
            <a href="/preview/contrast">contrast of every brand</a>.
          </p>
          <div class="scroll" tabindex="0" role="region" aria-label="Brands">
            <table>
              <thead>
                <tr>
                  <th scope="col">Name</th>
                  <th scope="col">Code</th>
                  <th scope="col">Number</th>
                  <th scope="col">Domain</th>
                  <th scope="col">State</th>
                  <th scope="col">Family</th>
                  <th scope="col">Colours</th>
                  <th scope="col">Preview</th>
                </tr>
              </thead>
              <tbody>
                ${sites.map((site) => brandRow(site, port))}
              </tbody>
            </table>
          </div>
        </main>
      </body>
    </html>`;
