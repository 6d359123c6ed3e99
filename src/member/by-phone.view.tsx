/** A page whose screen is not built yet: says so, what is done by phone meanwhile, and what the portal has. */
import { safeHref } from '../lib/go.ts';
import { CallNote } from '../ui/call-note.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { byPhonePage, leadOf, type ByPhoneKey } from './by-phone.rules.ts';
import { t } from './by-phone.text.ts';
import type { ViewProps } from './view-props.ts';
import { byPhoneTitle } from './view-titles.ts';

/** The view of one route of the table. */
export const byPhoneView = (key: ByPhoneKey) =>
  function ByPhone({ brand }: Pick<ViewProps, 'brand'>) {
    const { call, links } = byPhonePage(key);
    return (
      <div className="reading">
        <PageHead heading={byPhoneTitle(key)(brand)} lead={leadOf(key, brand)} />
        <h2>{t('more')}</h2>
        <ul>
          {links.map(([label, href]) => (
            <li key={href}>
              <a href={safeHref(href) ?? undefined}>{t(label)}</a>
            </li>
          ))}
        </ul>
        <CallNote phone={brand.phone} hours={brand.hoursText} text={t(call)} />
      </div>
    );
  };
