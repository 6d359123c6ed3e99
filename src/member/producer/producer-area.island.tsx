/** The producer site, `/producer/`: the agent workspace, composed of several features. */
import { BrandContext } from '../../ui/page/brand-context.tsx';
import { useStore } from '@nanostores/react';
import { useCallback, useEffect } from 'react';
import { AgentWorkspaceIsland } from '../../features/agents/agent-workspace.island.tsx';
import type { OpenerProps } from '../../features/agents/book/book.island.tsx';
import { OpenClientIsland } from '../../features/simulation/open-client.island.tsx';
import { SimulateIsland } from '../../features/simulation/simulate.island.tsx';
import { proxyModal } from '../../features/sign-in/login-errors.rules.ts';
import { LoginError } from '../../features/sign-in/login-error.view.tsx';
import type { Failure } from '../../lib/remote/failure.ts';
import { $slowCalls } from '../../lib/remote/loading.store.ts';
import { navigateTo, safeHref } from '../../lib/navigation/navigation.ts';
import { isStaff } from '../../session/user/roles.rules.ts';
import {
  $criticalFailures,
  $session,
  dismissCriticalFailure,
  endSession,
} from '../../session/session.store.ts';
import { mustSetPassword } from '../../session/user/stored-user.rules.ts';
import type { UserRecord } from '../../session/user/user-record.rules.ts';
import { LoadingBar } from '../../ui/page/loading-bar.tsx';
import { CriticalModal } from '../../ui/dialog/failure-modals.tsx';
import { PleaseLogin } from '../session-modals/please-login.view.tsx';
import type { ProducerBrand } from './producer-brand.ts';
import { $deskStarted, startDesk } from './producer.store.ts';
import { pageAddress } from '../../lib/navigation/page-address.ts';
import { PageHead } from '../../ui/page/page-head.tsx';
import { t } from './producer.text.ts';

/** Shown to members on the producer site: a link to the member area. */
const StaffOnly = ({ home }: { home: string }) => (
  <div className="reading">
    <PageHead heading={t('staffOnly')} lead={t('staffOnlyText')}>
      <p>
        <a className="button primary" href={safeHref(home) ?? pageAddress('/login/')}>
          {t('toMemberArea')}
        </a>
      </p>
    </PageHead>
  </div>
);

/** The page for users who must change their password before anything else (spec 000 §4). */
const CHANGE_PASSWORD = '/login/#/change-password';

/** The page that the OK button leads to (spec 000 §8 'an OK button that redirects to the login URL'). */
const SIGN_IN = '/login/';

function CriticalFailure() {
  const [first] = useStore($criticalFailures);
  if (!first) return null;
  const { reference } = first.failure;
  return (
    <CriticalModal
      key={reference}
      text={first.text}
      reference={reference}
      onDismiss={() => dismissCriticalFailure(reference)}
    />
  );
}

interface RefusalProps {
  failure: Failure;
  sites: ProducerBrand['rules']['sites'];
  onDismiss(): void;
}

const Refusal = (props: RefusalProps) => <LoginError modal={proxyModal(props.failure)} {...props} />;

function Workplace({ brand, user }: { brand: ProducerBrand; user: UserRecord }) {
  const { storeId } = brand;
  const Opener = useCallback(
    (props: OpenerProps) => <OpenClientIsland {...props} storeId={storeId} />,
    [storeId],
  );
  return (
    <AgentWorkspaceIsland brand={brand} user={user} Opener={Opener}>
      {user.type.actorType === 'INTERNAL' ? (
        <SimulateIsland
          storeId={brand.storeId}
          refusal={(failure, onDismiss) => (
            <Refusal failure={failure} sites={brand.rules.sites} onDismiss={onDismiss} />
          )}
        />
      ) : null}
    </AgentWorkspaceIsland>
  );
}

export default function ProducerArea({ brand }: { brand: ProducerBrand }) {
  const session = useStore($session);
  const started = useStore($deskStarted);
  const user = started && session.state === 'signed-in' ? session.user : null;
  const forced = user !== null && mustSetPassword(user);
  useEffect(startDesk, []);
  useEffect(() => {
    if (forced) navigateTo(CHANGE_PASSWORD, 'replace');
  }, [forced]);
  return (
    <BrandContext brand={brand}>
      <div className="agent-workspace" id="desk">
        {user && !forced && isStaff(user.type.actorType) ? <Workplace brand={brand} user={user} /> : null}
        {user && !isStaff(user.type.actorType) ? <StaffOnly home={brand.rules.memberHome} /> : null}
        <LoadingBar on={useStore($slowCalls) > 0} />
        {session.state === 'rejected' ? <PleaseLogin onAction={() => endSession(SIGN_IN)} /> : null}
        {started && session.state !== 'rejected' ? <CriticalFailure /> : null}
      </div>
    </BrandContext>
  );
}
