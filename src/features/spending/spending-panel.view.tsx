/** The panel of spending accounts on Claims & Spending: whether there are some, and where they are. */
import { safeHref } from '../../lib/go.ts';
import type { Remote } from '../../lib/remote.ts';
import { shortEmployer } from '../../profile/selected-group.rules.ts';
import { ServiceWords } from '../../ui/service-words.tsx';
import { FailedNote } from '../../ui/notices.tsx';
import { Panel } from '../../ui/panel.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import type { SpendingFacts } from './spending-status.rules.ts';
import { t } from './spending-panel.text.ts';
import { PhoneIn } from '../../ui/phone-in.tsx';

interface SpendingPanelProps {
  facts: SpendingFacts;
  vendor: Remote<{ showsClaimsAndSpending: boolean }>;
  /** Name of the employer; null where the member's plan is through none. */
  employer: string | null;
  phone: string;
  /** Where the accounts are shown. */
  href: string;
  onRetry(): void;
}

/** A sentence with the employer's name, cut as everywhere (spec 001 §9). */
const EmployerWords = ({ employer, say }: { employer: string; say(name: string): string }) => (
  <ServiceWords words={shortEmployer(employer)} say={say} title={employer} />
);

const Accounts = ({
  facts,
  employer,
  phone,
  kept,
}: Omit<SpendingPanelProps, 'vendor' | 'href' | 'onRetry'> & { kept: boolean }) => (
  <div className="note">
    <p className="note-text">
      {employer === null ? (
        t('accountsOwn')
      ) : (
        <EmployerWords employer={employer} say={(name) => t('accounts', { employer: name })} />
      )}
    </p>
    {facts.sorts.length > 0 ? (
      <ul>
        {facts.sorts.map((sort) => (
          <li key={sort}>{t(`sort.${sort}`)}</li>
        ))}
      </ul>
    ) : null}
    <p>{kept ? t('accountsKept') : <PhoneIn text={t('accountsNotKept', { phone })} phone={phone} />}</p>
  </div>
);

type NoStanding = Exclude<SpendingFacts['standing'], 'accounts'>;

/** What comes next where an employer has no part in it. */
const OWN_NEXT = {
  blackout: 'blackoutNextOwn',
  offered: 'offeredNextOwn',
  none: 'noneNextOwn',
  'not-yours': 'not-yoursNext',
  'not-part': 'not-partNext',
} as const satisfies Record<NoStanding, string>;

/** Why there is no account to show, and what comes next. */
const NoAccounts = ({
  standing,
  employer,
  phone,
}: Pick<SpendingPanelProps, 'employer' | 'phone'> & {
  standing: NoStanding;
}) => (
  <div className="note">
    <p className="note-text">{t(standing)}</p>
    <p>
      {employer === null ? (
        <PhoneIn text={t(OWN_NEXT[standing], { phone })} phone={phone} />
      ) : (
        <EmployerWords employer={employer} say={(name) => t(`${standing}Next`, { employer: name, phone })} />
      )}
    </p>
  </div>
);

function Face({ facts, vendor, employer, phone, onRetry }: SpendingPanelProps) {
  const { standing } = facts;
  if (standing !== 'accounts') return <NoAccounts standing={standing} employer={employer} phone={phone} />;
  if (vendor.state === 'loading') return <SkeletonRows rows={3} label={t('loading')} />;
  if (vendor.state === 'failed') {
    return (
      <FailedNote text={t('failed')} reference={vendor.failure.reference} phone={phone} onRetry={onRetry} />
    );
  }
  const kept = vendor.value.showsClaimsAndSpending;
  return <Accounts facts={facts} employer={employer} phone={phone} kept={kept} />;
}

/** Standings in which the spending page has something for the member. */
const LEADS_ON: readonly SpendingFacts['standing'][] = ['accounts', 'offered', 'blackout'];

export const SpendingPanel = (props: SpendingPanelProps) => (
  <Panel
    id="spending-panel"
    heading={t('heading')}
    busy={props.facts.standing === 'accounts' && props.vendor.state === 'loading'}
    foot={
      LEADS_ON.includes(props.facts.standing) ? (
        <a className="button" href={safeHref(props.href) ?? undefined}>
          {t('go')}
        </a>
      ) : null
    }
  >
    <Face {...props} />
  </Panel>
);
