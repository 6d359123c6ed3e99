/** The workspace of agents and staff, `/producer/` (spec 000 §1, §4, §6). */
import { useStore } from '@nanostores/react';
import { useEffect, useInsertionEffect, type ComponentProps, type ReactNode } from 'react';
import type { BrandSlice } from '../../brand/brand-slice.ts';
import type { UserRecord } from '../../session/user/user-record.rules.ts';
import { adoptStyles } from '../../ui/page/adopt-styles.ts';
import { PageHead } from '../../ui/page/page-head.tsx';
import { PANEL_FRAME } from '../../ui/page/panel-frame.tsx';
import { RemoteView } from '../../ui/page/remote-view.tsx';
import { SkeletonRows } from '../../ui/page/skeleton.tsx';
import styles from './agent-workspace.css?inline';
import { brokerLines, staffRole } from './agent-workspace.rules.ts';
import {
  $regionChange,
  $workspace,
  changeRegion,
  loadWorkspace,
  clearRegionChange,
} from './agent-workspace.store.ts';
import { t } from './agent-workspace.text.ts';
import { BookIsland } from './book/book.island.tsx';
import { BrokerViewForm } from './broker-view-form.view.tsx';
import { NpnForm } from './npn-form.view.tsx';
import { changeBrokerLine, changeNpn } from './producer-profile.store.ts';
import { AgentWorkspace } from './agent-workspace.view.tsx';

const SKELETON_ROWS = 6;

interface AgentWorkspaceIslandProps {
  brand: Pick<BrandSlice, 'code'> & {
    rules: Pick<BrandSlice['rules'], 'dictionaryBrands'>;
  };
  user: UserRecord;
  Opener: ComponentProps<typeof BookIsland>['Opener'];
  children: ReactNode;
}

export function AgentWorkspaceIsland({ brand, user, Opener, children }: AgentWorkspaceIslandProps) {
  useInsertionEffect(() => adoptStyles(styles), []);
  const regionChange = useStore($regionChange);
  const { code } = brand;
  const { dictionaryBrands } = brand.rules;
  useEffect(() => void loadWorkspace({ code, dictionaryBrands }), [code, dictionaryBrands]);
  const lines = brokerLines(user);
  const name = `${user.firstName} ${user.lastName}`.trim();
  return (
    <>
      <PageHead heading={t('heading', { name })} lead={t(`lead.${staffRole(user.type.actorType)}`)} />
      <RemoteView
        value={useStore($workspace)}
        loading={<SkeletonRows rows={SKELETON_ROWS} label={t('loading')} />}
        failed={t('failed')}
        onRetry={() => void loadWorkspace({ code, dictionaryBrands })}
        frame={PANEL_FRAME}
      >
        {() => (
          <AgentWorkspace
            user={user}
            regionChange={regionChange}
            onChoose={(choice, remember) => void changeRegion(choice, remember, { code, dictionaryBrands })}
            onEdit={clearRegionChange}
            book={<BookIsland user={user} Opener={Opener} />}
            npn={
              user.type.actorType === 'INTERNAL' ? null : <NpnForm number={user.npnNo} onSave={changeNpn} />
            }
            broker={
              lines.length === 0 ? null : (
                <BrokerViewForm
                  lines={lines}
                  chosen={user.isBrokerAgencyPref ? user.brokerAgencyPrefLob || 'ALL' : 'ALL'}
                  onSave={changeBrokerLine}
                />
              )
            }
          >
            {children}
          </AgentWorkspace>
        )}
      </RemoteView>
    </>
  );
}
