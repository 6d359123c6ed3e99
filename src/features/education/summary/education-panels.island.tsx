/**
 * The movie panel and the panel of educational material on the activity summary (spec 001 §2,
 * decisions/messages#the-movie-panel-shows-until-seen). A separate chunk, loaded after the first claims. The panels
 * show once the content service has responded, and stay hidden if it fails.
 */
import { pageBrand } from '../../../brand/page-brand.ts';
import { useStore } from '@nanostores/react';
import { useEffect, useInsertionEffect } from 'react';
import { serviceText, languageProps } from '../../../content/content.rules.ts';
import type { Content } from '../../../content/content.schema.ts';
import type { Profile } from '../../../profile/profile.rules.ts';
import { $profile } from '../../../profile/profile.store.ts';
import { hasEducation } from '../../../profile/education-opt-out.rules.ts';
import { $selectedGroup } from '../../../profile/group/selected-group.store.ts';
import { adoptStyles } from '../../../ui/page/adopt-styles.ts';
import { Fold } from '../../../ui/page/fold.view.tsx';
import { useOnDemand } from '../../../ui/page/use-on-demand.ts';
import { panelVideo, readItems, type EducationItem, isPdf, isVideo } from '../education-items.rules.ts';
import { $education, openEducation } from '../education.store.ts';
import { t } from '../education.text.ts';
import styles from './education-panels.css?inline';
import { $closedOn, closeMoviePanel, lastEducationVisit } from './movie-panel.store.ts';
import { EDUCATION, MoviePanel } from './movie-panel.view.tsx';
import { Panel } from '../../../ui/page/panel.tsx';

const SHOWN = 3; // spec 001 §9

const kindOf = (item: EducationItem): string => {
  if (isVideo(item)) return t('type.video');
  return isPdf(item) ? t('type.pdf') : t('unspecified');
};

interface EducationPanelProps {
  heading: string;
  items: readonly EducationItem[];
}

const EducationPanel = ({ heading, items }: EducationPanelProps) => (
  <Panel
    id="education-panel"
    heading={heading}
    busy={false}
    fold={<Fold heading={heading} count={t('count', { count: Math.min(items.length, SHOWN) })} />}
    foot={<a href={EDUCATION}>{t('panelLink')}</a>}
  >
    <ul className="rows">
      {items.slice(0, SHOWN).map((item) => (
        <li key={item.key} className="row education-row">
          <span className="row-title" {...(item.title ? languageProps(item) : {})}>
            {item.title || t('unspecified')}
          </span>
          <span className="row-more">{kindOf(item)}</span>
        </li>
      ))}
    </ul>
  </Panel>
);

const loadModal = () => import('./movie-modal.island.tsx');

interface PanelsProps {
  content: Content;
  profile: Profile;
}

function Movie({ content, profile, video }: PanelsProps & { video: EducationItem }) {
  const modal = useOnDemand(loadModal);
  return (
    <>
      <MoviePanel
        video={video}
        texts={{
          headline: serviceText(content, 'ED_VIDEO_HEADLINE', t('movieHeadline')),
          description: serviceText(content, 'ED_VIDEO_DESCRIPTION', t('movieDescription')),
          link: serviceText(content, 'ED_VIDEO_LINK', t('movieLink')),
        }}
        isUnloaded={modal.state === 'failed'}
        onOpen={modal.open}
        onApproach={modal.prefetch}
        onClose={() => void closeMoviePanel(profile)}
      />
      {modal.state === 'open' ? <modal.View video={video} onClose={modal.close} /> : null}
    </>
  );
}

function Panels(props: PanelsProps) {
  const { content, profile } = props;
  const lastVisit = lastEducationVisit(profile, useStore($closedOn));
  const video = panelVideo({ content, brand: pageBrand().code, lastVisit });
  const items = readItems(content);
  return (
    <>
      {items.length > 0 ? <EducationPanel heading={pageBrand().rules.formsLabel} items={items} /> : null}
      {video ? <Movie {...props} video={video} /> : null}
    </>
  );
}

function Loaded({ profile }: Omit<PanelsProps, 'content'>) {
  const education = useStore($education);
  useEffect(() => openEducation(profile), [profile]);
  return education.state === 'ready' ? <Panels content={education.value} profile={profile} /> : null;
}

export default function EducationPanels() {
  useInsertionEffect(() => adoptStyles(styles), []);
  const profile = useStore($profile);
  const group = useStore($selectedGroup);
  if (profile.state !== 'ready' || !hasEducation(group)) return null;
  return <Loaded profile={profile.value} />;
}
