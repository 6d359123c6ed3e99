/**
 * A client's section of the spending page, which depends on the client's module (spec 001 §4 'Module type';
 * decisions/spending#the-spending-page).
 */
import { useStore } from '@nanostores/react';
import { useCallback, useEffect, useId, useMemo, type ReactNode } from 'react';
import type { IsoDate } from '../../../lib/date/date.ts';
import type { Profile } from '../../../profile/profile.rules.ts';
import { EmployerWords } from '../../../profile/group/employer-words.view.tsx';
import { useBrandContact } from '../../../ui/page/brand-context.tsx';
import { RemoteView } from '../../../ui/page/remote-view.tsx';
import { SkeletonRows } from '../../../ui/page/skeleton.tsx';
import { PhoneIn } from '../../../ui/page/text-with-phone.tsx';
import { HsaEnrollmentIsland } from '../hsa/hsa-enrollment.island.tsx';
import { $enrollments, enrollmentOf } from '../hsa/hsa-enrollment.store.ts';
import { EnrollmentNote } from '../hsa/hsa-enrollment.view.tsx';
import { HsaTermsIsland } from '../hsa/hsa-terms.island.tsx';
import type { SpendingClient } from '../clients/spending-clients.rules.ts';
import { NoBalances } from '../panel/spending-notes.view.tsx';
import { loadVendorOf, vendorOfClient } from '../panel/spending-panel.store.ts';
import { EnrollmentBegun } from '../panel/spending-panel.view.tsx';
import type { SpendingModuleId } from '../spending-states.rules.ts';
import { AccountPanel } from './account-panel.island.tsx';
import { BalanceRow } from './balances.view.tsx';
import { OfferedTypes } from './offered-types.view.tsx';
import {
  $checks,
  accountsOn,
  checkBalance,
  checkOf,
  loadAccounts,
  loadTypes,
  typesOn,
} from './spending-summary.store.ts';
import { t } from './spending-summary.text.ts';
import type { SummaryAccounts } from './summary-accounts.rules.ts';

const ROWS = 2;

interface ClientProps {
  part: SpendingClient;
  profile: Profile;
  today: IsoDate;
  claimsHref: string | null;
  headingId: string;
}

type Listed = Extract<SummaryAccounts, { status: 'accounts' }>;

const InPanel = ({ children }: { children: ReactNode }) => <div className="panel">{children}</div>;

function Balances({
  shown,
  part,
  today,
  headingId,
}: Pick<ClientProps, 'part' | 'today' | 'headingId'> & { shown: Listed }) {
  const { phone } = useBrandContact();
  const id = useId();
  const checks = useStore($checks);
  const { clientId, clientNumber } = part.client;
  return (
    <section className="panel spend-balances" aria-labelledby={`${id} ${headingId}`}>
      <h3 id={id}>{t('balances')}</h3>
      <ul>
        {shown.accounts.map((account) => (
          <BalanceRow
            key={account.id}
            account={account}
            today={today}
            check={checkOf(checks, account)}
            onCheck={() => void checkBalance(clientId, account, today)}
          />
        ))}
      </ul>
      {shown.isComplete ? null : (
        <p className="spend-warn">
          <PhoneIn text={t('incomplete', { phone })} />
        </p>
      )}
      <OfferedTypes
        types={useStore(typesOn(clientNumber).$value)}
        accounts={shown.accounts}
        enrolling={part.client.groupList.some((group) => group.hsaEnrollmentInProcessIndicator)}
        onRetry={() => void loadTypes(clientNumber)}
      />
    </section>
  );
}

function Accounts({ part, profile, today, claimsHref, headingId }: ClientProps) {
  const { client } = part;
  const { clientId, clientNumber } = client;
  const { umi, isSubscriber } = profile;
  const holder = useMemo(() => ({ umi, isSubscriber, clientList: [client] }), [umi, isSubscriber, client]);
  const accounts = useStore(accountsOn(clientId).$value);
  const vendor = useStore(vendorOfClient(clientId).$value);
  const askVendor = useCallback(() => void loadVendorOf(holder, clientId, today), [holder, clientId, today]);
  useEffect(() => {
    void loadAccounts(holder, clientId);
    void loadTypes(clientNumber);
    askVendor();
    return () => {
      accountsOn(clientId).leave();
      typesOn(clientNumber).leave();
      vendorOfClient(clientId).leave();
    };
  }, [holder, clientId, clientNumber, askVendor]);
  return (
    <RemoteView
      value={accounts}
      loading={<SkeletonRows rows={ROWS} label={t('loading')} />}
      failed={t('failed')}
      onRetry={() => void loadAccounts(holder, clientId)}
      frame={(content) => <InPanel>{content}</InPanel>}
      empty={(shown) =>
        shown.status === 'accounts' ? null : <NoBalances status={shown.status} employer={part.employer} />
      }
    >
      {(shown) =>
        shown.status === 'accounts' ? (
          <>
            <Balances shown={shown} part={part} today={today} headingId={headingId} />
            {shown.accounts.map((account) => (
              <AccountPanel
                key={account.id}
                account={account}
                payments={{ paying: shown.paying, vendor, claimsHref, onRetryVendor: askVendor }}
                today={today}
                headingId={headingId}
              />
            ))}
          </>
        ) : null
      }
    </RemoteView>
  );
}

/** An enrollment in process. Shows the confirmation number if this session sent the enrollment and received the response. */
function ContentOnly({ part }: ClientProps) {
  const enrollment = enrollmentOf(useStore($enrollments), part.client.clientNumber);
  return (
    <InPanel>
      <EnrollmentNote confirmation={enrollment.state === 'started' ? enrollment.confirmation : null} />
    </InPanel>
  );
}

const OpenHsa = ({ part, profile }: ClientProps) => (
  <InPanel>
    <HsaEnrollmentIsland
      profile={profile}
      client={part.client}
      before={part.module === 'spendingAccountPlusOpenHSA' ? <EnrollmentBegun /> : null}
    />
  </InPanel>
);

const Terms = ({ profile }: ClientProps) => (
  <InPanel>
    <HsaTermsIsland profile={profile} />
  </InPanel>
);

const Nothing = ({ part: { module, employer, subscriber } }: ClientProps) => {
  const none = subscriber ? 'none' : 'subscriber-only';
  return (
    <InPanel>
      <NoBalances status={module === 'blackout' ? 'blackout' : none} employer={employer} />
    </InPanel>
  );
};

/** The parts that each module shows, in order. */
const PARTS = {
  blackout: [Nothing],
  spendingAccount: [Accounts],
  hsaTC: [Terms],
  openHSA: [OpenHsa],
  spendingAccountContentOnly: [ContentOnly],
  spendingAccountPlusOpenHSA: [Accounts, OpenHsa],
  spendingAccountPlusContentOnly: [Accounts, ContentOnly],
  none: [Nothing],
} as const satisfies Record<SpendingModuleId, readonly ((props: ClientProps) => ReactNode)[]>;

export function ClientSummary(props: Omit<ClientProps, 'headingId'>) {
  const id = useId();
  const { module, employer } = props.part;
  return (
    <section className="spend-client" aria-labelledby={id}>
      <h2 id={id}>
        {employer === null ? t('ownPlan') : <EmployerWords employer={employer} say={(name) => name} />}
      </h2>
      {PARTS[module].map((Part, at) => (
        <Part key={`${module} ${at}`} {...props} headingId={id} />
      ))}
    </section>
  );
}
