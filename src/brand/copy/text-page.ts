/** A Markdown page on one site: its sections, table of contents and related pages. */
import { pagePath } from '../addresses.ts';
import type { LocalSite } from '../localize-site.ts';
import { headingIds } from './heading-ids.rules.ts';
import type { PageSource } from './page-copy.ts';
import { pageIn } from './spanish/page-in-language.ts';
import { contentsOf, pageSections, sectionGroups, type SectionGroup } from './page-sections.ts';
import { fillMarkdown, fillPlaceholders } from './placeholders.ts';

interface ContentsEntry {
  id: string;
  label: string;
}

interface RelatedPage {
  path: string;
  label: string;
}

export interface TextPage {
  title: string;
  description: string;
  /** ISO date of the page's last change, shown on the page and in the sitemap. */
  updated: string;
  /** HTML before the first heading. */
  lead: string;
  groups: SectionGroup[];
  /** What the `###` headings are: plain sections, questions or glossary terms. */
  entries: 'sections' | 'questions' | 'terms';
  contents: ContentsEntry[];
  related: RelatedPage[];
}

const labelOf = ({ front }: PageSource, { brand }: LocalSite): string =>
  fillPlaceholders(front.label ?? front.title, brand, front.updated);

/** Links to the named pages. Leaves out pages that this brand does not have. */
export const relatedPages = (names: readonly string[], site: LocalSite): RelatedPage[] =>
  names.flatMap((name) => {
    const page = pageIn(site, name);
    return page ? [{ path: pagePath(name), label: labelOf(page, site) }] : [];
  });

/** Returns undefined if the brand does not have the page, or if the page has no Markdown file. */
export function textPage(site: LocalSite, name: string): TextPage | undefined {
  const page = pageIn(site, name);
  if (!page) return undefined;
  const { front, body } = page;
  const fill = (text: string): string => fillPlaceholders(text, site.brand, front.updated);
  const sections = pageSections(
    fillMarkdown(body, site.brand, front.updated),
    site.pictures,
    headingIds(front),
  );
  return {
    title: fill(front.title),
    description: fill(front.description),
    updated: front.updated,
    lead: sections.lead,
    groups: sectionGroups(sections),
    entries: front.questions ? 'questions' : front.terms ? 'terms' : 'sections',
    contents: contentsOf(sections).map(({ id, title }) => ({
      id,
      label: fill(front.contents?.[id] ?? title),
    })),
    related: relatedPages(front.related ?? [], site),
  };
}
