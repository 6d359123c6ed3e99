/** Errors for repeated labels and tab addresses, untranslated Spanish texts, and social links to the wrong network. */
import type { KeyPath, RecordError } from '../brand-error.ts';
import type { BrandRecord } from '../brand.schema.ts';
import type { BrandSource } from '../load/brand-source.ts';
import { layerOf } from '../resolve/trace.ts';
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

/**
 * Errors for Spanish texts that repeat the English text. Pages mark a text as English if its Spanish text is missing,
 * but not if the Spanish text repeats it.
 */
function untranslated({
  tabs,
  footer,
  formsLabel,
  noticeLabels,
  placeholders,
  spanish,
}: BrandRecord): RecordError[] {
  const label = (table: Readonly<Record<string, { label: string }>>) =>
    Object.fromEntries(Object.entries(table).map(([name, entry]) => [name, entry.label]));
  const english = new Map(
    textsIn({
      tabs: label(tabs),
      links: label(footer.links),
      statements: footer.statements,
      formsLabel,
      noticeLabels,
      placeholders,
    }).map(({ path, text }) => [path.join('.'), text]),
  );
  return textsIn(spanish).flatMap(({ path, text }) =>
    text === english.get(path.join('.')) && !ONLY_SIGNS.test(text)
      ? [{ path: ['spanish', ...path], message: `'${text}' is the English text: write it in Spanish` }]
      : [],
  );
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
  ...untranslated(brand),
  ...wrongNetworks(brand),
];
