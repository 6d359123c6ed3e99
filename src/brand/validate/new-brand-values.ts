/** Placeholder values of a new brand. Until they are replaced, the brand has errors. */
import { fileError, type BrandError, type KeyPath } from '../brand-error.ts';
import type { BrandSource } from '../load/brand-source.ts';
import { errorAt } from '../load/source-positions.ts';
import type { Data, DataRecord } from '../resolve/layers.ts';
import { valueAt } from '../resolve/trace.ts';

/** Comment on a valid but unconfirmed value in a new brand file. Editors delete the comment to confirm the value. */
export const CONFIRM = '# confirm:';
export const NO_PHONE = '1-000-000-0000';
export const NO_SITE = 'https://change-me.example/';

/** Brand numbers and store numbers from this value on are placeholders. */
export const FIRST_PLACEHOLDER = 99_001;

/** Placeholder values that `npm run brands -- new` writes for keys whose values no two brands may share. */
export interface NewValues {
  prismBrandCode: number;
  storeID: number;
  name: string;
  domain: string;
  description: string;
  coremetricsIdProd: string;
  coremetricsIdTest: string;
  tagManager: { www: string; nonWww: string };
  customerServicePhoneNumber: string;
}

export const NEW_KEYS = [
  'prismBrandCode',
  'storeID',
  'name',
  'domain',
  'description',
  'coremetricsIdProd',
  'coremetricsIdTest',
  'tagManager',
  'customerServicePhoneNumber',
] as const satisfies readonly (keyof NewValues)[];

export const newValues = (code: string, number: number, store: number): NewValues => ({
  prismBrandCode: number,
  storeID: store,
  name: `Change Me ${code.toUpperCase()}`,
  domain: `change-me-${code}.example`,
  description: 'Change me, one sentence of what the brand is for.',
  coremetricsIdProd: `${number}001`,
  coremetricsIdTest: `${number}002`,
  tagManager: { www: `GTM-NEW${number}W`, nonWww: `GTM-NEW${number}N` },
  customerServicePhoneNumber: NO_PHONE,
});

interface Placeholder {
  path: KeyPath;
  real: string;
  still(value: Data): boolean;
}

const isNumber = (value: Data): boolean => typeof value === 'number' && value >= FIRST_PLACEHOLDER;
const matches =
  (pattern: RegExp) =>
  (value: Data): boolean =>
    typeof value === 'string' && pattern.test(value);

const PLACEHOLDERS: readonly Placeholder[] = [
  { path: ['prismBrandCode'], real: 'the number of the brand', still: isNumber },
  { path: ['name'], real: 'the name as members know it', still: matches(/^Change Me /) },
  { path: ['domain'], real: 'the domain of the site', still: matches(/^change-me-/) },
  { path: ['description'], real: 'one sentence of what the brand is for', still: matches(/^Change me, /) },
  {
    path: ['spanish', 'description'],
    real: 'the same sentence in Spanish',
    still: matches(/^Cámbieme, /),
  },
  { path: ['storeID'], real: 'the store in the commerce services', still: isNumber },
  { path: ['coremetricsIdProd'], real: 'the analytics id, production', still: matches(/^99\d{3}001$/) },
  { path: ['coremetricsIdTest'], real: 'the analytics id, test', still: matches(/^99\d{3}002$/) },
  { path: ['tagManager', 'www'], real: 'the tag-manager containers', still: matches(/^GTM-NEW99\d{3}W$/) },
  { path: ['tagManager', 'nonWww'], real: 'the tag-manager containers', still: matches(/^GTM-NEW99\d{3}N$/) },
  {
    path: ['customerServicePhoneNumber'],
    real: "the number of customer service, or delete the line for the base's",
    still: matches(/^1-000-000-0000$/),
  },
];

export const realValueHint = (key: keyof NewValues): string =>
  PLACEHOLDERS.find(({ path }) => path[0] === key)?.real ?? '';

const samePath = (a: KeyPath, b: KeyPath): boolean =>
  a.length === b.length && a.every((part, at) => part === b[at]);

export const isPlaceholder = (at: KeyPath, value: Data): boolean =>
  PLACEHOLDERS.some(({ path, still }) => samePath(path, at) && still(value));

const ANYWHERE = /change[ -]me\b|\bcámbieme\b|^1-000-000-0000$/i;

/** Matches the text of a file that may have placeholders, so that the values of most files need not be searched. */
const MAY_HAVE = /change[ -]me|cámbieme|1-000-000-0000/i;

/** Paths of texts that contain `change me`, in English or Spanish, or that are the placeholder phone number. */
function textsWithPlaceholder(data: Data, path: KeyPath = []): KeyPath[] {
  if (typeof data === 'string') return ANYWHERE.test(data) ? [path] : [];
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) =>
    textsWithPlaceholder(value, [...path, Array.isArray(data) ? Number(key) : key]),
  );
}

export function unreplacedValues(text: string, data: DataRecord): Pick<Placeholder, 'path' | 'real'>[] {
  const unreplaced = PLACEHOLDERS.filter(({ path, still }) => {
    const value = valueAt(data, path);
    return value !== undefined && still(value);
  });
  if (!MAY_HAVE.test(text)) return unreplaced;
  const others = textsWithPlaceholder(data).filter(
    (at) => !unreplaced.some(({ path }) => samePath(path, at)),
  );
  return [...unreplaced, ...others.map((path) => ({ path, real: "the brand's own words" }))];
}

/** Errors for placeholders in a layer that brands share. */
export const sharedPlaceholders = (source: BrandSource): BrandError[] =>
  MAY_HAVE.test(source.text)
    ? textsWithPlaceholder(source.data).map((path) =>
        errorAt([source], path, 'is still a placeholder: put the real text, or delete the line'),
      )
    : [];

/** Errors for lines that still contain `# confirm:`. */
export const unconfirmedErrors = ({ file, text }: Pick<BrandSource, 'file' | 'text'>): BrandError[] =>
  text.split('\n').flatMap((written, at) => {
    const start = written.indexOf(CONFIRM);
    if (start < 0) return [];
    const what = written.slice(start + CONFIRM.length).trim();
    return [
      fileError(
        file,
        `still to confirm: ${what}. When the line is right, delete this comment`,
        at + 1,
        start + 1,
      ),
    ];
  });

/** Errors for placeholders that are still in a state's record. */
export const unfinishedState = (source: BrandSource): BrandError[] => [
  ...textsWithPlaceholder(source.data).map((path) =>
    errorAt([source], path, 'is still the placeholder of a new state: put the real one'),
  ),
  ...unconfirmedErrors(source),
];
