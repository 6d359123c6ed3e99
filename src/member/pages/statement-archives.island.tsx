/** Statement Archive, `#/claims/statementArchives` (spec 001 §2). */
import { pageBrand } from '../../brand/page-brand.ts';
import { useMemo } from 'react';
import { ContentText } from '../../content/content-text.island.tsx';
import { DataArchive } from '../../features/statements/data-archive.island.tsx';
import { showsDataArchive } from '../../features/statements/data-archive.rules.ts';
import { StatementList } from '../../features/statements/statement-list.island.tsx';
import { t } from '../../features/statements/statements.text.ts';
import { brandToday } from '../../lib/date/brand-day.ts';
import { showLongDate } from '../../lib/date/date.ts';
import type { Profile } from '../../profile/profile.rules.ts';
import { PANEL_FRAME } from '../../ui/page/panel-frame.tsx';
import { WithProfile } from '../../profile/with-profile.island.tsx';
import { ListAbout, PageHead } from '../../ui/page/page-head.tsx';
import { SkeletonRows } from '../../ui/page/skeleton.tsx';
import { navTitle } from '../navigation/view-titles.ts';

const ROWS = 10;
/** Spec 001 §2 'Headline from the content service'. Not in the spec: the name of the text. */
const HEADLINE = 'STATEMENT_ARCHIVE_HEADLINE';

/** The headline, and the subtext with today's date (spec 001 §2). */
const about = () => ({
  headline: <ContentText name={HEADLINE} prerendered={t('headline')} />,
  lead: t('lead', { date: showLongDate(brandToday()) }),
});

function Listed({ profile }: { profile: Profile }) {
  const { isSubscriber, ecId, umi, ecidList } = profile;
  const reader = useMemo(() => ({ isSubscriber, ecId, umi, ecidList }), [isSubscriber, ecId, umi, ecidList]);
  return (
    <StatementList reader={reader}>
      <ListAbout {...about()} />
      {showsDataArchive(pageBrand().rules.dataArchive, reader) ? <DataArchive /> : null}
    </StatementList>
  );
}

export default function StatementArchives() {
  return (
    <>
      <PageHead heading={navTitle('statement-archive')} {...about()} isList />
      <WithProfile
        loading={<SkeletonRows rows={ROWS} label={t('loading')} />}
        failed={t('failed')}
        frame={PANEL_FRAME}
      >
        {(profile) => <Listed profile={profile} />}
      </WithProfile>
    </>
  );
}
