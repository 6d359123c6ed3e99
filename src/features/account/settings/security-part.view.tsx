/** Where the password and the security question are changed. The answer is never shown. */
import { inEnglish } from '../../../lib/text/i18n.ts';
import { Facts } from '../../../ui/page/facts.tsx';
import { t } from './account-page.text.ts';
import { AccountPart, readOnlyNote } from './account-part.view.tsx';
import type { PartProps } from './part-props.ts';

const Question = ({ question }: { question: string }) =>
  question === '' ? t('noQuestion') : <span {...inEnglish()}>{question}</span>;

/** Staff who act as the member do not see the question. */
export function SecurityPart(props: PartProps) {
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
