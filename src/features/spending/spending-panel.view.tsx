import { useBrandContact } from '../../ui/brand-context.tsx';
import { safeHref } from '../../lib/navigation.ts';
import type { Remote } from '../../lib/remote.ts';
import { shortEmployer } from '../../profile/selected-group.rules.ts';
import { ServiceWords } from '../../ui/service-words.tsx';
import { Panel } from '../../ui/panel.tsx';
import { RemoteView } from '../../ui/remote-view.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import type { SpendingFacts } from './spending-status.rules.ts';
import { t } from './spending-panel.text.ts';
import { PhoneIn } from '../../ui/text-with-phone.tsx';

interface SpendingPanelProps {
  facts: SpendingFacts;
  vendor: Remote<{ showsClaimsAndSpending: boolean }>;
  /** Null for a plan that is not through an employer. */
  employer: string | null;
  href: string;
  onRetry(): void;
}

/** A sentence with the employer's name, truncated (spec 001 §9). */
const EmployerText = ({ employer, say }: { employer: string; say(name: string): string }) => (
  <ServiceWords words={shortEmployer(employer)} say={say} title={employer} />
);

interface FactsProps extends Pick<SpendingPanelProps, 'facts' | 'employer'> {
  /** Whether claims can be paid from the accounts here; null if that is not the question. */
  isLinked: boolean | null;
}

function Accounts({ facts, employer, isLinked }: FactsProps) {
  const { phone } = useBrandContact();
  return (
    <div className="note">
      <p className="note-text">
        {employer === null ? (
          t('accountsOwn')
        ) : (
          <EmployerText employer={employer} say={(name) => t('accounts', { employer: name })} />
        )}
      </p>
      {facts.kinds.length > 0 ? (
        <ul>
          {facts.kinds.map((kind) => (
            <li key={kind}>{t(`kind.${kind}`)}</li>
          ))}
        </ul>
      ) : null}
      {isLinked === null ? null : (
        <p>{isLinked ? t('accountsLinked') : <PhoneIn text={t('accountsNotLinked', { phone })} />}</p>
      )}
    </div>
  );
}

type NoAccountsStatus = Exclude<SpendingFacts['status'], 'accounts'>;

/** Next steps for a plan that is not through an employer. */
const NEXT_WITHOUT_EMPLOYER = {
  blackout: 'blackoutNextOwn',
  'hsa-available': 'hsa-availableNextOwn',
  none: 'noneNextOwn',
  'subscriber-only': 'subscriber-onlyNext',
  'not-offered': 'not-offeredNext',
} as const satisfies Record<NoAccountsStatus, string>;

function NoAccounts({ status, employer }: { status: NoAccountsStatus; employer: string | null }) {
  const { phone } = useBrandContact();
  return (
    <div className="note">
      <p className="note-text">{t(status)}</p>
      <p>
        {employer === null ? (
          <PhoneIn text={t(NEXT_WITHOUT_EMPLOYER[status], { phone })} />
        ) : (
          <EmployerText employer={employer} say={(name) => t(`${status}Next`, { employer: name, phone })} />
        )}
      </p>
    </div>
  );
}

/** Which accounts the profile knows of, or why there are none. */
export const SpendingFactsNote = (props: FactsProps) => {
  const { status } = props.facts;
  return status === 'accounts' ? <Accounts {...props} /> : <NoAccounts {...props} status={status} />;
};

function Face({ facts, vendor, employer, onRetry }: SpendingPanelProps) {
  if (facts.status !== 'accounts')
    return <SpendingFactsNote facts={facts} employer={employer} isLinked={null} />;
  return (
    <RemoteView
      value={vendor}
      loading={<SkeletonRows rows={3} label={t('loading')} />}
      failed={t('failed')}
      onRetry={onRetry}
    >
      {({ showsClaimsAndSpending }) => (
        <SpendingFactsNote facts={facts} employer={employer} isLinked={showsClaimsAndSpending} />
      )}
    </RemoteView>
  );
}

export const LINKS_TO_SPENDING: readonly SpendingFacts['status'][] = [
  'accounts',
  'hsa-available',
  'blackout',
];

export const SpendingPanel = (props: SpendingPanelProps) => (
  <Panel
    id="spending-panel"
    heading={t('heading')}
    busy={props.facts.status === 'accounts' && props.vendor.state === 'loading'}
    foot={
      LINKS_TO_SPENDING.includes(props.facts.status) ? (
        <a className="button" href={safeHref(props.href) ?? undefined}>
          {t('go')}
        </a>
      ) : null
    }
  >
    <Face {...props} />
  </Panel>
);
