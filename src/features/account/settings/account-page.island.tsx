/** The account page, `#/account` (spec 000 §2 'Account settings'; decisions/home#profile-and-phones, decisions/home#paperless-documents-and-notifications, decisions/session#signing-out-everywhere, decisions/home#leaving-with-unsaved-changes). */
import { pageBrand } from '../../../brand/page-brand.ts';
import { useEffect, useInsertionEffect } from 'react';
import { brandToday } from '../../../lib/date/brand-day.ts';
import { WithProfile } from '../../../profile/with-profile.island.tsx';
import type { Route } from '../../../routing/hash.rules.ts';
import { isSimulation } from '../../../session/simulation/is-simulation.ts';
import type { UserRecord } from '../../../session/user/user-record.rules.ts';
import { adoptStyles } from '../../../ui/page/adopt-styles.ts';
import { PageHead } from '../../../ui/page/page-head.tsx';
import forms from '../../../ui/styles/forms.css?inline';
import styles from './account-page.css?inline';
import { t } from './account-page.text.ts';
import {
  AccountPart,
  isPart,
  partHeadingId,
  PartLinks,
  PartLoading,
  readOnlyNote,
} from './account-part.view.tsx';
import { CommunicationPart } from './communication/communication-part.island.tsx';
import { familyAccess } from './family-access.rules.ts';
import { t as family } from './family-access.text.ts';
import { FamilyAccess } from './family-access.view.tsx';
import { keepUnsaved } from './keep-unsaved.ts';
import { LooksPart } from './looks-part.island.tsx';
import { ProfilePart } from './profile-form/profile-part.island.tsx';
import { SignInsPart } from './sign-ins/sign-ins-part.island.tsx';
import { $unsaved, forgetUnsaved } from './unsaved.store.ts';
import { inEnglish } from '../../../lib/text/i18n.ts';
import { Facts } from '../../../ui/page/facts.tsx';
import type { PartProps } from './part-props.ts';

/** Shows the saved question, but never its answer. */
const Question = ({ question }: { question: string }) =>
  question === '' ? t('noQuestion') : <span {...inEnglish()}>{question}</span>;

/** The password and the security question. Staff who act as the member do not see the question. */
function SecurityPart(props: PartProps) {
  const { user, isReadOnly } = props;
  const userName = { name: t('userName'), value: user.logonId };
  const question = { name: t('question'), value: <Question question={user.challengeQuestion} /> };
  return (
    <AccountPart part="security">
      <Facts facts={isReadOnly ? [userName] : [userName, question]} />
      {readOnlyNote(props) ?? (
        <p className="note-actions">
          <a className="button" href="#/change-password?from=account">
            {t('changePassword')}
          </a>
          <a className="button" href="#/security-question?from=account">
            {t('changeQuestion')}
          </a>
        </p>
      )}
    </AccountPart>
  );
}

function FamilyPart() {
  const minimumAge = pageBrand().rules.minimumMemberAge;
  return (
    <AccountPart part="family">
      <WithProfile loading={<PartLoading text={family('loading')} />} failed={family('loadFailed')}>
        {(profile) => (
          <FamilyAccess
            family={familyAccess(profile, { minimumAge, today: brandToday() })}
            isSubscriber={profile.isSubscriber}
            minimumAge={minimumAge}
          />
        )}
      </WithProfile>
    </AccountPart>
  );
}

/** `#/account?part=looks` scrolls to that part and focuses its heading. */
function useNamedPart({ params }: Route): void {
  const { part } = params;
  useEffect(() => {
    if (!isPart(part)) return;
    // Runs after the main heading has taken the focus, which happens when the page opens.
    queueMicrotask(() => {
      const heading = document.querySelector<HTMLElement>(`#${partHeadingId(part)}`);
      heading?.focus({ preventScroll: true });
      heading?.scrollIntoView();
    });
  }, [params, part]);
}

interface AccountPageProps {
  user: UserRecord;
  route: Route;
}

export default function AccountPage({ user, route }: AccountPageProps) {
  useInsertionEffect(() => {
    adoptStyles(forms);
    adoptStyles(styles);
  }, []);
  useEffect(() => keepUnsaved({ isUnsaved: () => $unsaved.get().length > 0, forget: forgetUnsaved }), []);
  useNamedPart(route);
  const props = { user, isReadOnly: isSimulation() };
  return (
    <div className="account-page">
      <PageHead heading={t('heading')} lead={t('lead')}>
        <PartLinks />
      </PageHead>
      <ProfilePart {...props} />
      <CommunicationPart {...props} />
      <SecurityPart {...props} />
      <SignInsPart {...props} />
      <FamilyPart />
      <LooksPart />
    </div>
  );
}
