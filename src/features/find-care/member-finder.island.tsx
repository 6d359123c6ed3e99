/**
 * Find a Doctor, `#/finder`: the care finder for members, which first searches their plan's network (spec 000 §2
 * Header, §7 'provider search'; decisions/visitors#one-care-finder-for-everyone).
 */
import { useStore } from '@nanostores/react';
import { useEffect, useInsertionEffect, useMemo, useState } from 'react';
import { pageBrand } from '../../brand/page-brand.ts';
import { brandToday } from '../../lib/date/brand-day.ts';
import { pageAddress } from '../../lib/navigation/page-address.ts';
import { tabLabel } from '../../lib/page/tab-label.ts';
import { activeLines } from '../../profile/coverage/active-lines.rules.ts';
import { GroupChooser } from '../../profile/group/group-page.island.tsx';
import { $selectedGroup } from '../../profile/group/selected-group.store.ts';
import { whenSignedOut } from '../../session/session.store.ts';
import type { UserRecord } from '../../session/user/user-record.rules.ts';
import { HandOff } from '../../ui/output/hand-off.tsx';
import { adoptStyles } from '../../ui/page/adopt-styles.ts';
import { CallNote } from '../../ui/page/call-note.tsx';
import { otherSite } from '../../ui/page/other-site.ts';
import { PageHead } from '../../ui/page/page-head.tsx';
import formStyles from './care-form.css?inline';
import { t as page } from './find-care-page.text.ts';
import { emptyForm, formOf, toSearch } from './finder-search.rules.ts';
import { Finder } from './finder.island.tsx';
import { $search, clearFinder, resumePlaces, searchPlaces } from './finder.store.ts';
import { t } from './member-finder.text.ts';
import { planCareOf } from './plan-care.rules.ts';

whenSignedOut(clearFinder);

export default function MemberFinder({ user }: { user: UserRecord }) {
  useInsertionEffect(() => adoptStyles(formStyles), []);
  const selected = useStore($selectedGroup);
  const lines = useMemo(() => (selected ? activeLines(selected, brandToday()) : []), [selected]);
  // A group without a current plan has no network.
  const group = lines.length > 0 ? (selected?.groupNumber ?? '') : '';
  const planCare = useMemo(() => planCareOf(lines), [lines]);
  const directory = otherSite(pageBrand().handOffs.careDirectory);
  const [initial] = useState(() => {
    const search = $search.get();
    return search ? formOf(search) : emptyForm(user.zipCode);
  });
  // Repeats the search when the group changes, because the list shows the network of a single group.
  useEffect(() => {
    const search = $search.get();
    if (!search) return;
    if (search.group === group) void resumePlaces(search);
    else void searchPlaces(toSearch(formOf(search), { position: search.position, group, planCare }));
  }, [group, planCare]);
  return (
    <>
      <PageHead heading={tabLabel('find-a-doctor', t('heading'))} lead={t('lead')}>
        <GroupChooser />
      </PageHead>
      <p className="care-emergency">
        <strong>{page('emergency')}</strong> <a href={pageAddress('/emergency/')}>{page('emergencyLink')}</a>
      </p>
      <Finder
        group={group}
        planCare={planCare}
        hasNetworks={selected === null || planCare.length > 0}
        initial={initial}
      />
      <div className="page-main finder-more">
        {directory ? (
          <section className="panel answer" aria-labelledby="care-directory">
            <h2 id="care-directory">{t('directoryHeading')}</h2>
            <p>{t('directoryText')}</p>
            <HandOff label={t('directory')} site={directory} primary={false} />
          </section>
        ) : null}
        <CallNote text={t('call')} />
      </div>
    </>
  );
}
