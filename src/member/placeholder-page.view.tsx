/** A page whose screen is not built yet: says so, and what a member can do today, on this site and by phone. */
import { safeHref } from '../lib/go.ts';
import { CallNote } from '../ui/call-note.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { placeholderPage, type PlaceholderKey } from './placeholder-page.rules.ts';
import { t } from './placeholder-page.text.ts';
import type { ViewProps } from './view-props.ts';
import { placeholderTitle } from './view-titles.ts';

interface PlaceholderPageProps extends Pick<ViewProps, 'brand'> {
  id: PlaceholderKey;
  /** The page's one sentence, where it is not the table's. */
  lead?: string;
}

export function PlaceholderPage({ id, brand, lead }: PlaceholderPageProps) {
  const page = placeholderPage(id);
  return (
    <div className="reading">
      <PageHead heading={placeholderTitle(id)(brand)} lead={lead ?? t(page.lead)} />
      <h2>{t('more')}</h2>
      <ul>
        {page.links.map(([label, href]) => (
          <li key={href}>
            <a href={safeHref(href) ?? undefined}>{t(label)}</a>
          </li>
        ))}
      </ul>
      <CallNote phone={brand.phone} hours={brand.hoursText} text={t(page.call)} />
    </div>
  );
}
