/** The desk of agents and staff, `/producer/`, kept in step with its store (spec 000 §1, §4, §6). */
import { useStore } from '@nanostores/react';
import { useEffect, useInsertionEffect, type ReactNode } from 'react';
import type { BrandSlice } from '../../brand/brand-slice.ts';
import type { UserRecord } from '../../session/user/user-record.rules.ts';
import { adoptStyles } from '../../ui/adopt-styles.ts';
import { FailedNote } from '../../ui/notices.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import styles from './desk.css?inline';
import { staffKind } from './agent-workspace.rules.ts';
import { $choosing, $desk, changePlace, loadDesk, startChoosing } from './agent-workspace.store.ts';
import { t } from './agent-workspace.text.ts';
import { Desk } from './agent-workspace.view.tsx';

const SKELETON_ROWS = 6;

interface DeskIslandProps {
  brand: Pick<BrandSlice, 'code' | 'phone' | 'hoursText'> & {
    rules: Pick<BrandSlice['rules'], 'dictionaryBrands'>;
  };
  user: UserRecord;
  children: ReactNode;
}

export function DeskIsland({ brand, user, children }: DeskIslandProps) {
  useInsertionEffect(() => adoptStyles(styles), []);
  const desk = useStore($desk);
  const choosing = useStore($choosing);
  const { code } = brand;
  const { dictionaryBrands } = brand.rules;
  useEffect(() => void loadDesk({ code, dictionaryBrands }), [code, dictionaryBrands]);
  const name = `${user.firstName} ${user.lastName}`.trim();
  return (
    <>
      <PageHead heading={t('heading', { name })} lead={t(`lead.${staffKind(user.type.actorType)}`)} />
      {desk.state === 'loading' ? (
        <div className="panel" aria-busy="true">
          <SkeletonRows rows={SKELETON_ROWS} label={t('loading')} />
        </div>
      ) : null}
      {desk.state === 'failed' ? (
        <div className="panel">
          <FailedNote
            text={t('failed')}
            reference={desk.failure.reference}
            phone={brand.phone}
            onRetry={() => void loadDesk({ code, dictionaryBrands })}
          />
        </div>
      ) : null}
      {desk.state === 'ready' ? (
        <Desk
          brand={brand}
          user={user}
          choosing={choosing}
          onChoose={(choice, remember) => void changePlace(choice, remember, { code, dictionaryBrands })}
          onPick={startChoosing}
        >
          {children}
        </Desk>
      ) : null}
    </>
  );
}
