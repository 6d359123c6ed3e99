/** Shows the module of each client (spec 001 §4 'Module type per client in the spending panel'). */
import { useInsertionEffect, type ReactNode } from 'react';
import { safeHref } from '../../../lib/navigation/navigation.ts';
import type { Remote } from '../../../lib/remote/remote.ts';
import { EmployerWords } from '../../../profile/group/employer-words.view.tsx';
import { adoptStyles } from '../../../ui/page/adopt-styles.ts';
import { useBrandContact } from '../../../ui/page/brand-context.tsx';
import { EmptyNote } from '../../../ui/page/panel-notes.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { RemoteView } from '../../../ui/page/remote-view.tsx';
import { PhoneIn } from '../../../ui/page/text-with-phone.tsx';
import { SPENDING_PAGE } from '../spending-states.rules.ts';
import { t as note } from './spending-notes.text.ts';
import styles from './spending-panel.css?inline';
import { t } from './spending-panel.text.ts';

interface ModuleFrameProps {
  /** HTML id, unique on the page. */
  id: string;
  employer: string | null;
  /** Whether the module has a heading, which it needs if there are several clients. */
  isHeaded: boolean;
  children: ReactNode;
}

/** A client's module, with the employer as heading if there are several clients. */
export const ModuleFrame = ({ id, employer, isHeaded, children }: ModuleFrameProps) =>
  isHeaded ? (
    <section className="spending-module" aria-labelledby={id}>
      <h3 id={id}>
        {employer === null ? (
          t('throughPlan')
        ) : (
          <EmployerWords employer={employer} say={(name) => t('through', { employer: name })} />
        )}
      </h3>
      {children}
    </section>
  ) : (
    <div className="spending-module">{children}</div>
  );

interface LinkedClaimsProps {
  vendor: Remote<{ showsClaimsAndSpending: boolean }>;
  onRetry(): void;
}

/** Says whether the member can use these accounts to pay claims on this site. */
export function LinkedClaims({ vendor, onRetry }: LinkedClaimsProps) {
  const { phone } = useBrandContact();
  return (
    <RemoteView
      value={vendor}
      loading={
        <p className="spending-linked" role="status">
          {t('linkLoading')}
        </p>
      }
      failed={t('linkFailed')}
      onRetry={onRetry}
    >
      {({ showsClaimsAndSpending }) => (
        <p className="spending-linked">
          {showsClaimsAndSpending ? t('linked') : <PhoneIn text={t('notLinked', { phone })} />}
        </p>
      )}
    </RemoteView>
  );
}

export const EnrollmentBegun = () => (
  <p className="spending-linked">
    {t('begun')} <span className="spending-begun-next">{t('begunNext')}</span>
  </p>
);

interface SpendingPanelProps {
  hasAccounts: boolean;
  /** The modules; null if the selected group has no Spending. */
  children: ReactNode;
}

export function SpendingPanel({ hasAccounts, children }: SpendingPanelProps) {
  const { phone } = useBrandContact();
  useInsertionEffect(() => adoptStyles(styles), []);
  return (
    <Panel
      id="spending-panel"
      heading={t('heading')}
      busy={false}
      foot={
        hasAccounts ? (
          <a className="button" href={safeHref(SPENDING_PAGE) ?? undefined}>
            {note('go')}
          </a>
        ) : null
      }
    >
      {children ?? (
        <EmptyNote
          drawing="spending"
          text={t('notOffered')}
          next={<PhoneIn text={t('notOfferedNext', { phone })} />}
        />
      )}
    </Panel>
  );
}
