/** The text of a new brand's record: the model's, comments and all, with what must differ put in and marked. */
import { isMap, isNode, isScalar, parseDocument, type YAMLMap } from 'yaml';

/** What no two brands may share. */
export interface Identity {
  number: number;
  store: number;
  name: string;
  domain: string;
}

interface Wanted {
  code: string;
  like: string;
  identity: Identity;
}

/** The first line of the base and the family files names the schema too; a model may lack it. */
const MODELINE = '# yaml-language-server: $schema=../_schema/brand.schema.json';

/** Lines to put in by key, each with the reason to change it. */
const rewritten = ({ code, identity: { number, store, name, domain } }: Wanted): [key: string, line: string][] => [
  ['prismBrandCode', `prismBrandCode: ${number} # change: the number of the brand`],
  ['name', `name: ${name} # change: the name as members know it`],
  ['domain', `domain: ${domain} # change: the domain of the site`],
  ['description', 'description: Change me, one sentence of what the brand is for. # change'],
  ['storeID', `storeID: ${store} # change: the store in the commerce services`],
  ['coremetricsIdProd', `coremetricsIdProd: "${number}001" # change: the analytics id, production`],
  ['coremetricsIdTest', `coremetricsIdTest: "${number}002" # change: the analytics id, test`],
  [
    'tagManager',
    `tagManager: { www: GTM-NEW${number}W, nonWww: GTM-NEW${number}N } # change: the tag-manager containers`,
  ],
  [
    'customerServicePhoneNumber',
    `# change: the number of ${code}'s customer service; until then the fallback of the base is used\n# customerServicePhoneNumber: 1-800-555-0100`,
  ],
];

/** Where a key and its value stand in the text. */
function rangeOf(map: YAMLMap, key: string): [start: number, end: number] | undefined {
  const pair = map.items.find((item) => isScalar(item.key) && item.key.value === key);
  if (!pair || !isNode(pair.key) || !isNode(pair.value)) return undefined;
  const [start, end] = [pair.key.range?.[0], pair.value.range?.[1]];
  return start === undefined || end === undefined ? undefined : [start, end];
}

const textAt = (map: YAMLMap, key: string): string | undefined => {
  const value = map.get(key);
  return typeof value === 'string' ? value : undefined;
};

/**
 * @param model a brand file without faults
 * @returns the new file; the model's name and domain do not occur in it
 */
export function brandText(model: string, wanted: Wanted): string {
  const { contents } = parseDocument(model);
  if (!isMap(contents)) return model;
  const edits = rewritten(wanted).flatMap(([key, line]) => {
    const range = rangeOf(contents, key);
    return range ? [{ range, line }] : [];
  });
  // From the end, so that the places of the earlier ones stay.
  let text = model;
  for (const { range, line } of edits.sort((one, other) => other.range[0] - one.range[0])) {
    const [start, end] = range;
    // A comment of the model's on the same line would run into ours.
    const rest = text.slice(end).replace(/^[ \t]*#[^\n]*/, '');
    text = `${text.slice(0, start)}${line}${rest}`;
  }
  const [name, domain] = [textAt(contents, 'name'), textAt(contents, 'domain')];
  if (name) text = text.replaceAll(name, wanted.identity.name);
  if (domain) text = text.replaceAll(domain, wanted.identity.domain);
  const body = text.replace(/^# yaml-language-server:.*\n/, '');
  return `${MODELINE}\n# Started as a copy of ${wanted.like}. Lines that say "change" hold what must not stay as it is.\n${body}`;
}
