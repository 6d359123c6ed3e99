import { pageBrand } from '../../../brand/page-brand.ts';
import { phoneHref } from '../../../lib/fields/phone-href.ts';
import { useEffect, useId, useRef, useState } from 'react';
import { showLongDate } from '../../../lib/date/date.ts';
import { inEnglish } from '../../../lib/text/i18n.ts';
import { claimKey } from '../../../profile/payments/claim-key.rules.ts';
import { CopyValue } from '../../../ui/output/copy-value.tsx';
import { PhoneIn } from '../../../ui/page/text-with-phone.tsx';
import { PrintSheet } from '../../../ui/output/print-sheet.tsx';
import { AppealLetter, type Letter } from './appeal-letter.view.tsx';
import { isRefused, letterReason, type Appeal } from './appeal.rules.ts';
import { t } from './appeal.text.ts';
import { takeRequestedAppeal } from './requested-appeal.ts';

/** Maximum number of characters in the reason, so that the letter stays on one page. */
const LONGEST_REASON = 600;

interface AppealProps {
  appeal: Appeal;
  letter: Omit<Letter, 'reason' | 'rule' | 'brandName'>;
}

function deadlineText(appeal: Appeal, isSure: boolean): string {
  const { phone } = pageBrand();
  if (appeal.state === 'undated') return t('noDate', { phone });
  if (appeal.state === 'unread') return t(isSure ? 'unread' : 'unreadMaybe', { phone });
  const { daysLeft } = appeal;
  const date = showLongDate(appeal.deadline);
  if (daysLeft < 0) return t('past', { date, phone });
  return daysLeft === 0 ? t('today', { date, phone }) : t('until', { date, count: daysLeft });
}

const leadOf = (status: Letter['claim']['status']): string =>
  t(status === 'denied' || status === 'partly-approved' ? `lead.${status}` : 'lead.other');

function LetterEditor({ letter, onReason }: { letter: Letter; onReason(reason: string): void }) {
  const id = useId();
  const [printing, setPrinting] = useState(false);
  const written = { ...letter, reason: letterReason(letter.reason) };
  return (
    <div className="letter-desk">
      <div className="field">
        <label htmlFor={id}>{t('reason')}</label>
        <p className="field-hint" id={`${id}-hint`}>
          {t('reasonHint')} {t('nothingSent')}
        </p>
        <textarea
          id={id}
          rows={4}
          maxLength={LONGEST_REASON}
          aria-describedby={`${id}-hint`}
          value={letter.reason}
          onChange={({ target }) => onReason(target.value)}
        />
      </div>
      <section className="letter-preview" aria-label={t('preview')}>
        <AppealLetter {...written} />
      </section>
      <p className="appeal-go">
        <button type="button" className="button primary" onClick={() => setPrinting(true)}>
          {t('print')}
        </button>
      </p>
      {printing ? (
        <PrintSheet onDone={() => setPrinting(false)}>
          <AppealLetter {...written} />
        </PrintSheet>
      ) : null}
    </div>
  );
}

/** Whether today is the last day to appeal. If so, a letter sent today would arrive after the deadline. */
const isLastDay = (appeal: Appeal): boolean => appeal.state === 'dated' && appeal.daysLeft === 0;

const Steps = ({ appeal }: Pick<AppealProps, 'appeal'>) => (
  <ol className="appeal-steps">
    <li>{t('why')}</li>
    <li>{t('provider')}</li>
    {isLastDay(appeal) ? null : (
      <>
        <li>{t('write')}</li>
        <li>
          {appeal.state === 'dated' && appeal.daysLeft > 0
            ? t('sendBy', { date: showLongDate(appeal.deadline) })
            : t('send')}
        </li>
      </>
    )}
  </ol>
);

function Contacts({ appeal }: Pick<AppealProps, 'appeal'>) {
  const { name, appeals, phone, hoursText } = pageBrand();
  return (
    <div className="appeal-contacts">
      {isLastDay(appeal) ? null : (
        <>
          <p className="appeal-label">{t('address')}</p>
          <address {...inEnglish()}>
            {[name, ...appeals.address].map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
        </>
      )}
      <p className="appeal-label">{t('urgent')}</p>
      <p>
        <CopyValue kind="phone" value={phone}>
          <a href={phoneHref(phone)}>{phone}</a>
        </CopyValue>
        <br />
        {hoursText}
      </p>
    </div>
  );
}

function HowToAppeal({ appeal, letter }: AppealProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState(''); // kept here because the letter is unmounted when it closes
  return (
    <>
      <div className="appeal-ways">
        <Steps appeal={appeal} />
        <Contacts appeal={appeal} />
      </div>
      <p className="appeal-go">
        <button
          type="button"
          className="button"
          aria-expanded={open}
          aria-controls={`${id}-letter`}
          onClick={() => setOpen(!open)}
        >
          {t(open ? 'close' : 'prepare')}
        </button>
      </p>
      <div id={`${id}-letter`}>
        {open ? (
          <LetterEditor
            letter={{ ...letter, brandName: pageBrand().name, rule: pageBrand().appeals, reason }}
            onReason={setReason}
          />
        ) : null}
      </div>
    </>
  );
}

/** Focuses this appeal if a link on another page led to it, unless the member has moved the focus since then. */
function useRequestedAppeal(key: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!takeRequestedAppeal(key) || document.activeElement?.matches('h1, main, body') !== true) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'center' });
  }, [key]);
  return heading;
}

export function AppealBox({ appeal, letter }: AppealProps) {
  const id = useId();
  const heading = useRequestedAppeal(claimKey(letter.claim));
  // Whether an adjusted claim can be appealed is unknown until its detail has loaded.
  const isSure = appeal.state !== 'unread' || isRefused(letter.claim);
  return (
    <div role="group" className="appeal" aria-labelledby={id}>
      <h4 id={id} ref={heading} tabIndex={-1}>
        {t('heading')}
      </h4>
      <p>{leadOf(letter.claim.status)}</p>
      <p className="appeal-until">
        <PhoneIn text={deadlineText(appeal, isSure)} />
      </p>
      {isSure ? <HowToAppeal appeal={appeal} letter={letter} /> : null}
    </div>
  );
}
