/** The answer "Where is my card?": a preview of the insurance card, and a button that shows front and back (decisions/plans#the-card-in-one-press). */
import { pageBrand } from '../../../brand/page-brand.ts';
import { useStore } from '@nanostores/react';
import { useInsertionEffect } from 'react';
import { brandToday } from '../../../lib/date/brand-day.ts';
import { $profile, ensureProfile } from '../../../profile/profile.store.ts';
import { daysOf, lastOf } from '../../../profile/coverage/coverage-end.rules.ts';
import type { Profile } from '../../../profile/profile.rules.ts';
import { endedOn, isActiveGroup, type ProfileGroup } from '../../../profile/group/selected-group.rules.ts';
import { $selectedGroup } from '../../../profile/group/selected-group.store.ts';
import { adoptStyles } from '../../../ui/page/adopt-styles.ts';
import { PhoneIn } from '../../../ui/page/text-with-phone.tsx';
import { useOnDemand } from '../../../ui/page/use-on-demand.ts';
import { memberIdOf } from '../../../features/health-plans/card/card-rows.rules.ts';
import { Answer } from './answers.view.tsx';
import styles from './card-answer.css?inline';
import { t } from './card-answer.text.ts';
import { RetryButton } from '../../shared/retry-button.view.tsx';

const loadDialog = () => import('./card-dialog.island.tsx');

/** Why there is no card; null if there is one. A subscriber without coverage may still need the family's cards. */
function missingCard(
  group: ProfileGroup | null,
  { isSubscriber, pinNumber }: Pick<Profile, 'isSubscriber' | 'pinNumber'>,
): 'none' | 'ended' | null {
  const today = brandToday();
  if (!group || !isActiveGroup(group) || endedOn(group, today) !== null) return 'none';
  const end = lastOf(daysOf({ clientList: [{ groupList: [group] }] }, pinNumber).map((day) => day.end));
  return !isSubscriber && end !== null && end < today ? 'ended' : null;
}

export function CardAnswer() {
  useInsertionEffect(() => adoptStyles(styles), []);
  const profile = useStore($profile);
  const group = useStore($selectedGroup);
  const dialog = useOnDemand(loadDialog);
  if (profile.state === 'loading') return <Answer name="card" />;
  if (profile.state === 'failed')
    return (
      <Answer name="card" foot={<RetryButton onPress={() => void ensureProfile()} />}>
        <p>{t('failed')}</p>
      </Answer>
    );
  const missing = missingCard(group, profile.value);
  if (!group || missing !== null)
    return (
      <Answer name="card">
        <p>
          <PhoneIn text={t(missing ?? 'none', { phone: pageBrand().phone })} />
        </p>
      </Answer>
    );
  const { firstName, lastName } = profile.value;
  const memberId = memberIdOf(group);
  return (
    <Answer
      name="card"
      foot={
        <button type="button" className="button" {...dialog.opener}>
          {t('show')}
        </button>
      }
    >
      <div className="card-preview">
        <b>{pageBrand().name}</b>
        <span>
          {firstName} {lastName}
        </span>
        {memberId === '' ? null : (
          <span>
            {t('memberId')} <b>{memberId}</b>
          </span>
        )}
      </div>
      <p className="answer-note">{t('hint')}</p>
      {dialog.state === 'failed' ? <p role="alert">{t('unloaded')}</p> : null}
      {dialog.state === 'open' ? <dialog.View onClose={dialog.close} /> : null}
    </Answer>
  );
}
