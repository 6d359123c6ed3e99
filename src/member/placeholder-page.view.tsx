import { safeHref } from '../lib/navigation.ts';
import { CallNote } from '../ui/call-note.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { placeholderPage, type PlaceholderKey } from './placeholder-page.rules.ts';
import { t } from './placeholder-page.text.ts';
import type { ViewProps } from './view-props.ts';
import { placeholderTitle } from './view-titles.ts';

interface PlaceholderPageProps extends Pick<ViewProps, 'brand'> {
  id: PlaceholderKey;
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
      <CallNote text={t(page.call)} />
    </div>
  );
}
