/** The change-password view, `#/change-password` (spec 000 §2 'Routes', §5). */
import { pageBrand } from '../../brand/page-brand.ts';
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { Route } from '../../routing/hash.rules.ts';
import { redirectAfterSignIn, followRedirect } from '../../session/redirects/sign-in-redirect.ts';
import { isSimulation } from '../../session/simulation/is-simulation.ts';
import { mustSetPassword } from '../../session/user/stored-user.rules.ts';
import type { UserRecord } from '../../session/user/user-record.rules.ts';
import { CallNote } from '../../ui/page/call-note.tsx';
import { PageHead } from '../../ui/page/page-head.tsx';
import { showToast } from '../../ui/dialog/toasts.ts';
import { $strength, loadStrength, submitPassword } from './change-password.store.ts';
import { t } from './change-password.text.ts';
import { ChangePasswordForm } from './change-password.view.tsx';
import { MemberOnlyNotice, SUMMARY } from './member-only-notice.view.tsx';
import { signInAgain } from './password-check.store.ts';
import type { PasswordForm } from './password.rules.ts';
import { t as questionText } from './security-question.text.ts';

const ACCOUNT = '#/account?part=security';
const QUESTION = '#/security-question';
/** After a password change, offers a security question to users who have none. */
const OFFER = `${QUESTION}?offer=true`;

/** After a required change, opens the originally requested page. @returns whether the user is leaving this page */
function continueSignIn(user: UserRecord): boolean {
  const changed = { ...user, temporaryPassword: false, passwordSet: true };
  return mustSetPassword(user) && followRedirect(redirectAfterSignIn(changed, pageBrand().rules.sites));
}

interface ChangePasswordProps {
  user: UserRecord;
  route: Route;
}

async function change(form: PasswordForm, { user, route }: ChangePasswordProps) {
  const refused = await submitPassword(form);
  if (refused || continueSignIn(user)) return refused;
  const next = route.params['from'] === 'account' ? ACCOUNT : SUMMARY;
  window.location.hash = user.challengeQuestion === '' ? OFFER : next;
  showToast({ text: t('done'), kind: 'done' });
  return null;
}

function PasswordPage(props: ChangePasswordProps) {
  const { user } = props;
  useEffect(() => void loadStrength(), []);
  return (
    <div className="reading">
      <PageHead heading={t('heading')} lead={t(mustSetPassword(user) ? 'forcedLead' : 'lead')} />
      <ChangePasswordForm
        rule={useStore($strength)}
        logonId={user.logonId}
        onSubmit={(form) => change(form, props)}
        onSignIn={signInAgain}
      />
      {mustSetPassword(user) ? null : (
        <p className="password-more">
          <a href={QUESTION}>{questionText(user.challengeQuestion === '' ? 'choosing' : 'change')}</a>
          <br />
          {questionText('about')}
        </p>
      )}
      <CallNote text={t('call')} />
    </div>
  );
}

export default function ChangePassword(props: ChangePasswordProps) {
  return isSimulation() ? <MemberOnlyNotice user={props.user} /> : <PasswordPage {...props} />;
}
