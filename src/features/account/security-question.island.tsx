/** The security question view, `#/security-question` (spec 000 §7). */
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { Route } from '../../routing/hash.rules.ts';
import { isSimulation } from '../../session/simulation/is-simulation.ts';
import type { UserRecord } from '../../session/user/user-record.rules.ts';
import { CallNote } from '../../ui/page/call-note.tsx';
import { RemoteView } from '../../ui/page/remote-view.tsx';
import { PageHead } from '../../ui/page/page-head.tsx';
import { showToast } from '../../ui/dialog/toasts.ts';
import { MemberOnlyNotice, SUMMARY } from './member-only-notice.view.tsx';
import { $proof, signInAgain } from './password-check.store.ts';
import { $questions, loadQuestions, submitQuestion } from './security-question.store.ts';
import { t } from './security-question.text.ts';
import { SecurityQuestionForm } from './security-question.view.tsx';

const ACCOUNT = '#/account?part=security';

async function save(next: string, ...typed: Parameters<typeof submitQuestion>) {
  const refusal = await submitQuestion(...typed);
  if (refusal) return refusal;
  window.location.hash = next;
  showToast({ text: t('done'), kind: 'done' });
  return null;
}

const NotNowLink = () => (
  <a className="button" href={SUMMARY}>
    {t('later')}
  </a>
);

interface SecurityQuestionProps {
  user: UserRecord;
  route: Route;
}

interface FormProps extends Pick<SecurityQuestionProps, 'user'> {
  isOffer: boolean;
  next: string;
}

function Form({ user, isOffer, next }: FormProps) {
  const questions = useStore($questions);
  const proof = useStore($proof);
  return (
    <RemoteView
      value={questions}
      loading={
        <p role="status" className="form-room">
          {t('loading')}
        </p>
      }
      failed={t('loadFailed')}
      onRetry={() => void loadQuestions()}
    >
      {(list) => (
        <SecurityQuestionForm
          questions={list}
          present={user.challengeQuestion}
          logonId={user.logonId}
          proof={proof}
          onSubmit={(...typed) => save(next, ...typed)}
          onSignIn={signInAgain}
          more={isOffer ? <NotNowLink /> : null}
        />
      )}
    </RemoteView>
  );
}

function QuestionPage({ user, route }: SecurityQuestionProps) {
  // After a password change, the user is sent to `#/security-question?offer=true`.
  const isOffer = route.params['offer'] === 'true' && user.challengeQuestion === '';
  useEffect(() => void loadQuestions(), []);
  return (
    <div className="reading">
      <PageHead heading={t('heading')} lead={t(isOffer ? 'offerLead' : 'lead')} />
      <Form user={user} isOffer={isOffer} next={route.params['from'] === 'account' ? ACCOUNT : SUMMARY} />
      <CallNote text={t('call')} />
    </div>
  );
}

export default function SecurityQuestion(props: SecurityQuestionProps) {
  return isSimulation() ? <MemberOnlyNotice user={props.user} /> : <QuestionPage {...props} />;
}
