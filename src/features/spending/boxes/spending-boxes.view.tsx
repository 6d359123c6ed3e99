/**
 * A spending box of the activity summary: the spending accounts of one client (spec 001 §2, §4;
 * decisions/spending#the-boxes-of-the-summary).
 */
import type { ComponentProps, ReactNode } from 'react';
import { safeHref } from '../../../lib/navigation/navigation.ts';
import { EmployerWords } from '../../../profile/group/employer-words.view.tsx';
import { EmptyNote } from '../../../ui/page/panel-notes.tsx';
import { Fold } from '../../../ui/page/fold.view.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { knownName } from '../account-name.view.tsx';
import type { SpendingBox } from '../clients/spending-clients.rules.ts';
import { Balances, NoBalances } from '../panel/spending-notes.view.tsx';
import { t as note } from '../panel/spending-notes.text.ts';
import { SPENDING_PAGE, type SpendingModuleId } from '../spending-states.rules.ts';
import { t } from './spending-boxes.text.ts';

interface BoxProps {
  id: string;
  box: Pick<SpendingBox, 'employer' | 'kinds' | 'module' | 'subscriber'>;
}

interface BoxFrameProps extends Pick<BoxProps, 'id'> {
  employer: string | null;
  busy: boolean;
  fold?: ReactNode;
  foot: ReactNode;
  children: ReactNode;
}

const BoxFrame = ({ id, employer, busy, fold, foot, children }: BoxFrameProps) => (
  <div className="spending-box">
    <Panel
      id={id}
      heading={t('heading')}
      labelledBy={`${id}-heading ${id}-employer`}
      busy={busy}
      fold={fold}
      aside={
        employer === null ? null : (
          <span id={`${id}-employer`}>
            <EmployerWords employer={employer} say={(name) => t('through', { employer: name })} />
          </span>
        )
      }
      foot={foot}
    >
      {children}
    </Panel>
  </div>
);

const Way = ({ text }: { text: string }) => <a href={safeHref(SPENDING_PAGE) ?? undefined}>{text}</a>;

const AccountsFold = ({ accounts }: Pick<ComponentProps<typeof Balances>, 'accounts'>) =>
  accounts.state === 'ready' && accounts.value.status === 'accounts' ? (
    <Fold heading={t('heading')} count={t('count', { count: accounts.value.accounts.length })} />
  ) : null;

export const BalancesBox = ({
  id,
  box: { employer },
  ...balances
}: BoxProps & Omit<ComponentProps<typeof Balances>, 'employer'>) => (
  <BoxFrame
    id={id}
    employer={employer}
    busy={balances.accounts.state === 'loading'}
    fold={<AccountsFold accounts={balances.accounts} />}
    foot={<Way text={note('go')} />}
  >
    <Balances {...balances} employer={employer} />
  </BoxFrame>
);

const Kinds = ({ kinds, hsa }: Pick<SpendingBox, 'kinds'> & { hsa: 'begun' | 'opening' | null }) => (
  <div className={hsa === null ? 'note folded' : 'note'}>
    <p className="note-text">{t('accounts')}</p>
    {kinds.length > 0 ? (
      <ul>
        {kinds.map((kind) => (
          <li key={kind}>{knownName({ kind, isHcra: false })}</li>
        ))}
      </ul>
    ) : null}
    {hsa === null ? null : <p>{t(hsa)}</p>}
  </div>
);

const Offer = ({ employer }: Pick<SpendingBox, 'employer'>) => (
  <EmptyNote
    drawing="spending"
    text={t('offer')}
    next={
      employer === null ? (
        t('offerNextOwn')
      ) : (
        <EmployerWords employer={employer} say={(name) => t('offerNext', { employer: name })} />
      )
    }
  />
);

function Words({ employer, kinds, module, subscriber }: BoxProps['box']) {
  switch (module) {
    case 'blackout':
    case 'none':
      return <NoBalances status={module} employer={employer} />;
    case 'hsaTC':
      return (
        <EmptyNote
          drawing="spending"
          text={t('terms')}
          next={t(subscriber ? 'termsNext' : 'termsNextOther')}
        />
      );
    case 'openHSA':
      return <Offer employer={employer} />;
    case 'spendingAccountContentOnly':
      return <EmptyNote drawing="spending" text={t('opening')} next={t('openingNext')} />;
    case 'spendingAccount':
      return <Kinds kinds={kinds} hsa={null} />;
    case 'spendingAccountPlusOpenHSA':
      return <Kinds kinds={kinds} hsa="begun" />;
    case 'spendingAccountPlusContentOnly':
      return <Kinds kinds={kinds} hsa="opening" />;
  }
}

/** Text of the link to the spending accounts; null if there is no account, so that the link is omitted. */
function wayText(module: SpendingModuleId, canReadTerms: boolean): string | null {
  if (module === 'none') return null;
  if (module === 'hsaTC' && canReadTerms) return t('toTerms');
  return module === 'openHSA' ? t('toOffer') : note('go');
}

/** The box of the kind `bypassHSA`. */
export function WordsBox({ id, box, isSimulation }: BoxProps & { isSimulation: boolean }) {
  const text = wayText(box.module, box.subscriber && !isSimulation);
  return (
    <BoxFrame
      id={id}
      employer={box.employer}
      busy={false}
      fold={
        // The text about an HSA is never collapsed.
        box.module === 'spendingAccount' ? (
          <Fold
            heading={t('heading')}
            count={box.kinds.map((kind) => knownName({ kind, isHcra: false })).join(', ')}
          />
        ) : null
      }
      foot={text === null ? null : <Way text={text} />}
    >
      <Words {...box} />
    </BoxFrame>
  );
}
