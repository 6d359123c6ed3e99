/** A page whose screen is not built yet: says so, and what a member can do today, on this site and by phone. */
import { safeHref } from '../lib/go.ts';
import { CallNote } from '../ui/call-note.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { byPhonePage, type ByPhoneKey } from './by-phone.rules.ts';
import { t } from './by-phone.text.ts';
import type { ViewProps } from './view-props.ts';
import { byPhoneTitle } from './view-titles.ts';

interface ByPhoneProps extends Pick<ViewProps, 'brand'> {
  id: ByPhoneKey;
  /** The page's one sentence, where it is not the table's. */
  lead?: string;
}

export function ByPhone({ id, brand, lead }: ByPhoneProps) {
  const page = byPhonePage(id);
  return (
    <div className="reading">
      <PageHead heading={byPhoneTitle(id)(brand)} lead={lead ?? t(page.lead)} />
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
