/** Writes a new brand's record: a copy of the model brand, in which values that must differ are replaced and marked. */
import { buildTime } from '../../src/brand/moments.ts';
import type { DataRecord } from '../../src/brand/resolve/layers.ts';
import { valueAt } from '../../src/brand/resolve/trace.ts';
import { CONFIRM, NEW_KEYS, realValueHint, type NewValues } from '../../src/brand/validate/new-brand-values.ts';
import { parseBrandSource } from '../../src/brand/load/brand-source.ts';
import { stateNames as spanishNames } from '../../src/lib/text/state-names.text.es.ts';
import { texts as stateNames } from '../../src/lib/text/state-names.text.ts';
import { withKey } from './yaml-lines.ts';

type State = keyof typeof stateNames;

interface NewBrand {
  like: string;
  state: State;
  modelState: string;
  values: NewValues;
  /** The model brand's hours, merged from all layers. */
  hours: DataRecord;
}

/** The line that names the schema for YAML editors. The model brand's file may lack this line. */
const MODELINE = '# yaml-language-server: $schema=../_schema/brand.schema.json';

/** The data-dictionary token for brands that have no token of their own (spec 000 §4). */
const GENERAL_TOKEN = 18;

/** The time zone in which most people of a state live. */
const ZONES: Readonly<Record<string, string>> = {
  'America/New_York': 'CT DC DE FL GA IN KY MA MD ME MI NC NH NJ NY OH PA RI SC VA VT WV',
  'America/Chicago': 'AL AR IA IL KS LA MN MO MS ND NE OK SD TN TX WI',
  'America/Denver': 'CO ID MT NM UT WY',
  'America/Phoenix': 'AZ',
  'America/Los_Angeles': 'CA NV OR WA',
  'America/Anchorage': 'AK',
  'Pacific/Honolulu': 'HI',
  'America/Puerto_Rico': 'PR VI',
  'Pacific/Guam': 'GU MP',
  'Pacific/Pago_Pago': 'AS',
};

const zoneOf = (state: State): string =>
  Object.keys(ZONES).find((zone) => ZONES[zone]?.split(' ').includes(state)) ?? 'America/New_York';

/** Formats a value as one line of YAML. Quotes it only if YAML would read it as a number. */
function written(value: NewValues[keyof NewValues]): string {
  if (typeof value === 'object') return `{ www: ${value.www}, nonWww: ${value.nonWww} }`;
  return typeof value === 'string' && /^\d+$/.test(value) ? `"${value}"` : String(value);
}

const hoursLines = (hours: DataRecord, timeZone: string): string =>
  [
    `hours: ${CONFIRM} days and hours of customer service, and their time zone`,
    `  days: [${[valueAt(hours, ['days']) ?? []].flat().join(', ')}]`,
    `  opens: "${String(valueAt(hours, ['opens']))}"`,
    `  closes: "${String(valueAt(hours, ['closes']))}"`,
    `  timeZone: ${timeZone}`,
  ].join('\n');

/** The lines to replace if the new brand and the model brand are in different states. */
const movedLines = ({ state }: NewBrand): [path: string[], lines: string][] => [
  [['brandState'], `brandState: ${state}`],
  [
    ['dataDomainToken'],
    `dataDomainToken: ${GENERAL_TOKEN} ${CONFIRM} ${GENERAL_TOKEN}, unless the data dictionary has a token for this brand`,
  ],
  [['timeZone'], `timeZone: ${zoneOf(state)} ${CONFIRM} the time zone of its days`],
];

const ownLines = (newBrand: NewBrand): [path: string[], lines: string][] => {
  const { state, modelState, hours, values } = newBrand;
  const isMoved = state !== modelState;
  const today = new Date(buildTime()).toISOString().slice(0, 10);
  return [
    ...NEW_KEYS.map((key): [string[], string] => [
      [key],
      `${key}: ${written(values[key])} # change: ${realValueHint(key)}`,
    ]),
    ...(isMoved ? movedLines(newBrand) : []),
    [['hours'], hoursLines(hours, isMoved ? zoneOf(state) : String(valueAt(hours, ['timeZone'])))],
    [
      ['appeals', 'address'],
      `address: [Member Appeals, Change me, "Change me, ${state} 00000"] # change: the address for appeals`,
    ],
    [['privacy', 'effective'], `effective: ${today} ${CONFIRM} the day on which its privacy policy takes effect`],
    [['spanish', 'description'], 'description: Cámbieme, una oración sobre la marca. # change: the description in Spanish'],
  ];
};

/** Replaces the model state's names with the new state's, for example in the company name of the privacy policy. */
function withStateNames(text: string, { state, modelState }: NewBrand): string {
  const namesIn = (all: Readonly<Record<string, string>>) => [all[modelState] ?? modelState, all[state] ?? state] as const;
  let block = '';
  const moved = text.split('\n').map((line) => {
    block = /^\S+?:/.exec(line)?.[0] ?? block;
    const isSpanish = block === 'spanish:' || /^\s+spanish:/.test(line);
    const [from, to] = namesIn(isSpanish ? spanishNames : stateNames);
    return line.replaceAll(from, to);
  });
  return moved.join('\n');
}

/**
 * @param model text of a valid brand file
 * @returns the new file, without the model's name and domain
 */
export function newBrandText(model: string, newBrand: NewBrand): string {
  const { name, domain } = parseBrandSource('', model).data;
  let text = withStateNames(model, newBrand);
  for (const [path, lines] of ownLines(newBrand)) text = withKey(text, path, lines);
  if (typeof name === 'string') text = text.replaceAll(name, newBrand.values.name);
  if (typeof domain === 'string') text = text.replaceAll(domain, newBrand.values.domain);
  return [
    MODELINE,
    `# Started as a copy of ${newBrand.like}. The check names what is not this brand's own yet; delete this line at the end.`,
    text.replace(/^# yaml-language-server:.*\n/, ''),
  ].join('\n');
}
