/** The parts of the activity summary that load after the first claims (decisions/home#news-since-the-last-visit, decisions/spending#the-boxes-of-the-summary). */
import { pageBrand } from '../../brand/page-brand.ts';
import { useStore } from '@nanostores/react';
import { useEffect, useId, useInsertionEffect, useState } from 'react';
import { $claimSummary } from '../../features/claims/claims.store.ts';
import { SpreadsheetLink } from '../../features/claims/downloads/spreadsheet.island.tsx';
import { $unreadCount } from '../../features/messages/unread.store.ts';
import { SpendingBoxes } from '../../features/spending/boxes/spending-boxes.island.tsx';
import {
  $newStatements,
  leaveNewStatements,
  loadNewStatements,
} from '../../features/statements/new-statements.store.ts';
import { brandToday } from '../../lib/date/brand-day.ts';
import type { IsoDate } from '../../lib/date/date.ts';
import type { Profile } from '../../profile/profile.rules.ts';
import { $profile } from '../../profile/profile.store.ts';
import {
  $groupChoice,
  $groupChoices,
  $selectedGroup,
  selectGroup,
} from '../../profile/group/selected-group.store.ts';
import { ErrorBoundary } from '../../ui/page/error-boundary.tsx';
import { useDeferredChunk } from '../shared/deferred-chunk.ts';
import { ActionItemsIsland } from './action-items/action-items.island.tsx';
import { newClaims, newMessages, newsOf, newStatements } from './news/summary-news.rules.ts';
import { SummaryNews } from './news/summary-news.view.tsx';
import { t } from '../../profile/group/group-page.text.ts';
import { isActiveGroup, shortEmployer, type GroupChoice } from '../../profile/group/selected-group.rules.ts';
import { adoptStyles } from '../../ui/page/adopt-styles.ts';
import { useIsPhone } from '../../ui/page/use-is-narrow.ts';
import selectStyles from '../../ui/styles/select.css?inline';
import styles from './summary-group.css?inline';

interface SummaryGroupProps {
  choices: readonly GroupChoice[];
  choice: GroupChoice;
  onSelect(groupNumber: string): void;
}

const optionText = (group: GroupChoice['group'], employer: string): string =>
  t(isActiveGroup(group) ? 'option' : 'optionEnded', { group: group.groupNumber, employer });

/** A select for the member's groups. Long employer names are shortened; the option's title has the whole name. */
function SummaryGroup({ choices, choice, onSelect }: SummaryGroupProps) {
  useInsertionEffect(() => [selectStyles, styles].forEach(adoptStyles), []);
  const id = useId();
  const [shown, announce] = useState('');
  return (
    <div className="summary-group">
      <span>{pageBrand().name} ·</span>
      <label className="visually-hidden" htmlFor={id}>
        {t('choose')}
      </label>
      <select
        id={id}
        value={choice.group.groupNumber}
        onChange={({ target }) => {
          onSelect(target.value);
          announce(t('shown', { group: target.value }));
        }}
      >
        {choices.map(({ group, client }) => (
          <option key={group.groupNumber} value={group.groupNumber} title={client.clientName}>
            {optionText(group, shortEmployer(client.clientName))}
          </option>
        ))}
      </select>
      <span className="visually-hidden" role="status">
        {shown}
      </span>
    </div>
  );
}

export * from './tiles/answers-deferred.island.tsx';
export * from './panels/panel-folds.island.tsx';

const loadEducation = () => import('../../features/education/summary/education-panels.island.tsx');
const loadTools = () => import('./tools/cost-tools.island.tsx');

interface SlotProps {
  /** Whether this is the slot for phones. News and action items have two slots each. */
  ofPhone: boolean;
}

export const ActionItemsSlot = ({ ofPhone, isTurn }: SlotProps & { isTurn: boolean }) =>
  useIsPhone() === ofPhone ? <ActionItemsIsland isTurn={isTurn} /> : null;

interface NewsProps {
  showsMessages: boolean;
  /** Whether the claims are loaded, or take so long that the news leaves them out. */
  isTurn: boolean;
}

/** Counts statements since the last visit, once per session. */
function useNewStatements(profile: Profile | null, today: IsoDate) {
  const visit = profile?.lastLandingVisitDate ?? null;
  useEffect(() => {
    if (!profile || visit === null || $newStatements.get().state === 'ready') return undefined;
    void loadNewStatements(profile, visit, today);
    return leaveNewStatements;
  }, [profile, visit, today]);
  return useStore($newStatements);
}

function NewsOfVisit({ showsMessages, isTurn }: NewsProps) {
  const profile = useStore($profile);
  const claims = useStore($claimSummary);
  const unread = useStore($unreadCount);
  const today = brandToday();
  const statements = useNewStatements(profile.state === 'ready' ? profile.value : null, today);
  if (profile.state !== 'ready') return null;
  const { lastLandingVisitDate } = profile.value;
  const counts = [
    newClaims(claims, profile.value, today, isTurn),
    ...(showsMessages ? [newMessages(unread, today)] : []),
    ...(lastLandingVisitDate === null ? [] : [newStatements(statements, lastLandingVisitDate, today)]),
  ];
  return <SummaryNews news={newsOf(counts)} today={today} />;
}

export const News = ({ ofPhone, ...props }: SlotProps & NewsProps) =>
  useIsPhone() === ofPhone ? <NewsOfVisit {...props} /> : null;

interface AboutProps {
  /** Text to show if there is only one group. */
  text: string;
}

/** The selected group. A member of several groups can change it here, which changes panels, header tabs and filters. */
export function About({ text }: AboutProps) {
  const choices = useStore($groupChoices);
  const choice = useStore($groupChoice);
  if (!choice || choices.length < 2) return text;
  return <SummaryGroup choices={choices} choice={choice} onSelect={selectGroup} />;
}

/** One spending box per client; none for a dental group (spec 001 §2). */
function SpendingSlot() {
  const profile = useStore($profile);
  const group = useStore($selectedGroup);
  if (profile.state !== 'ready') return null;
  return (
    <ErrorBoundary>
      <SpendingBoxes profile={profile.value} selected={group} />
    </ErrorBoundary>
  );
}

export function DeferredPanels() {
  const profile = useStore($profile);
  const [education] = useDeferredChunk(loadEducation, true);
  const [tools] = useDeferredChunk(loadTools, true);
  if (profile.state !== 'ready') return null;
  return (
    <>
      {tools.state === 'ready' ? (
        <ErrorBoundary>
          <tools.module.default />
        </ErrorBoundary>
      ) : null}
      <SpendingSlot />
      {education.state === 'ready' ? (
        <ErrorBoundary>
          <education.module.default />
        </ErrorBoundary>
      ) : null}
    </>
  );
}

/** The claims panel's download link (spec 001 §2 'download-to-spreadsheet link'). The panel reserves space for it. */
export function SummarySpreadsheet() {
  const claims = useStore($claimSummary);
  const shown = claims.state === 'ready' && claims.value.spendingDataComplete ? claims.value.claims : [];
  return shown.length > 0 ? <SpreadsheetLink claims={() => shown} /> : null;
}
