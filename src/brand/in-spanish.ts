import type { Brand } from './brand.schema.ts';

/** Replaces a record's English texts with its Spanish texts. `untranslated` contains the texts that stay English. */
export function inSpanish(brand: Brand): { brand: Brand; untranslated: Set<string> } {
  const { footer, hours, spanish } = brand;
  const untranslated = new Set([footer.copyright]);
  const textOf = (text: string | undefined, english: string): string => {
    if (text === undefined) untranslated.add(english);
    return text ?? english;
  };
  const links = Object.entries(footer.links).map(
    ([name, link]) => [name, { ...link, label: textOf(spanish.links[name], link.label) }] as const,
  );
  const statements = Object.entries(footer.statements).map(
    ([name, text]) => [name, textOf(spanish.statements[name], text)] as const,
  );
  const local: Brand = {
    ...brand,
    language: 'es',
    description: spanish.description,
    hours: { ...hours, text: hours.spanishText, inSentence: hours.spanishInSentence },
    tabs: brand.tabs.map((tab) => ({ ...tab, label: textOf(spanish.tabs[tab.id], tab.label) })),
    footer: { ...footer, links: Object.fromEntries(links), statements: Object.fromEntries(statements) },
    formsLabel: spanish.formsLabel,
    noticeLabels: spanish.noticeLabels,
    placeholders: spanish.placeholders,
  };
  return { brand: local, untranslated };
}
