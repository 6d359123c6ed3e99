/** Errors for repeated labels and tab addresses, missing translations, and social links to the wrong network. */
import { formatPath, type KeyPath, type RecordError } from '../brand-error.ts';
import type { BrandRecord } from '../brand.schema.ts';
import type { BrandSource } from '../load/brand-source.ts';
import { layerOf, valueAt } from '../resolve/trace.ts';
import { SOCIAL_NETWORKS } from '../schema/footer.schema.ts';
import { textsIn } from './record-texts.ts';

interface Label {
  path: KeyPath;
  text: string;
}

const labelsIn = (table: Readonly<Record<string, { label: string }>>, path: readonly string[]): Label[] =>
  Object.entries(table).map(([name, { label }]) => ({ path: [...path, name, 'label'], text: label }));

/** The Spanish labels of the tabs or links that the brand has. */
const spanishLabels = (
  table: Readonly<Record<string, string>>,
  key: 'tabs' | 'links',
  english: Readonly<Record<string, unknown>>,
): Label[] =>
  Object.entries(table).flatMap(([name, text]) =>
    Object.hasOwn(english, name) ? [{ path: ['spanish', key, name], text }] : [],
  );

const nameIn = (path: KeyPath): string => String(path.at(path[0] === 'spanish' ? -1 : -2));

/** Errors for equal labels. The error is at the label that the more specific layer sets. */
function repeated(labels: readonly Label[], sources: readonly BrandSource[]): RecordError[] {
  return labels.flatMap(({ path, text }, at) => {
    const first = labels.findIndex((label) => label.text === text);
    const other = labels[first]?.path;
    if (first === at || other === undefined) return [];
    const isOther = layerOf(sources, other) > layerOf(sources, path);
    const [here, there] = isOther ? [other, path] : [path, other];
    return [{ path: here, message: `'${text}' is also the label of ${nameIn(there)}: change one of them` }];
  });
}

/** Errors for two tabs that lead to the same page, because both would be marked as the current tab. */
function sameTabs({ tabs }: BrandRecord): RecordError[] {
  const shown = Object.entries(tabs).filter(([, { active }]) => active);
  return shown.flatMap(([name, { url }], at) => {
    const first = shown.slice(0, at).find(([, tab]) => tab.url === url);
    return first
      ? [
          {
            path: ['tabs', name, 'url'],
            message: `${url} is also the address of header tab ${first[0]}: correct one of them`,
          },
        ]
      : [];
  });
}

/** Matches texts such as `xxx-xxx-xxxx`, which are the same in every language. */
const ONLY_SIGNS = /^[x\W\d]+$/i;

/** The path of the English text, by the first key of the Spanish path. Default: the same path. */
const ENGLISH: Readonly<Record<string, (name: string | number) => KeyPath>> = {
  tabs: (name) => ['tabs', name, 'label'],
  links: (name) => ['footer', 'links', name, 'label'],
  statements: (name) => ['footer', 'statements', name],
};

/**
 * Errors for Spanish texts that repeat the English text, and for English texts that a layer changed without changing
 * the Spanish text. Pages mark a text as English only if its Spanish text is missing.
 */
function untranslated({ spanish }: BrandRecord, sources: readonly BrandSource[]): RecordError[] {
  return textsIn({ ...spanish, description: undefined }).flatMap(({ path, text }) => {
    const [key = '', name = ''] = path;
    const [here, english] = [['spanish', ...path], ENGLISH[key]?.(name) ?? path];
    const textAfter = (layers: readonly BrandSource[]) =>
      layers.map(({ data }) => valueAt(data, english)).findLast((value) => value !== undefined);
    const written = textAfter(sources);
    if (written === null) return []; // the layer removed the text
    if (text === written && !ONLY_SIGNS.test(text))
      return [{ path: here, message: `'${text}' is the English text: write it in Spanish` }];
    const layer = layerOf(sources, here);
    if (textAfter(sources.slice(0, layer + 1)) === written) return [];
    const message = `its Spanish is still that of ${sources[layer]?.file}: write ${formatPath(here)} here too`;
    return [{ path: english, message }];
  });
}

const wrongNetworks = ({ footer }: BrandRecord): RecordError[] =>
  Object.entries(footer.social).flatMap(([network, url]) => {
    const host = URL.parse(url)?.hostname ?? '';
    const other = SOCIAL_NETWORKS.find((name) => name !== network && host.split('.').includes(name));
    return other === undefined
      ? []
      : [
          {
            path: ['footer', 'social', network],
            message: `expected an address of ${network}, got one of ${other}`,
          },
        ];
  });

export const labelErrors = (brand: BrandRecord, sources: readonly BrandSource[]): RecordError[] => [
  ...repeated(labelsIn(brand.tabs, ['tabs']), sources),
  ...repeated(labelsIn(brand.footer.links, ['footer', 'links']), sources),
  ...repeated(spanishLabels(brand.spanish.tabs, 'tabs', brand.tabs), sources),
  ...repeated(spanishLabels(brand.spanish.links, 'links', brand.footer.links), sources),
  ...sameTabs(brand),
  ...untranslated(brand, sources),
  ...wrongNetworks(brand),
];
