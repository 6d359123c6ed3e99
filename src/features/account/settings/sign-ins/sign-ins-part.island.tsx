import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { RemoteView } from '../../../../ui/page/remote-view.tsx';
import { AccountPart, PartLoading, readOnlyNote } from '../account-part.view.tsx';
import type { PartProps } from '../part-props.ts';
import {
  $everywhere,
  $signIns,
  askEverywhere,
  cancelEverywhere,
  leaveSignIns,
  loadSignIns,
  signOutEverywhere,
} from './sign-ins.store.ts';
import { t } from './sign-ins.text.ts';
import { Everywhere, SignInList } from './sign-ins.view.tsx';
import { $unsaved } from '../unsaved.store.ts';

export function SignInsPart(props: PartProps) {
  useEffect(() => {
    void loadSignIns();
    return leaveSignIns;
  }, []);
  const status = useStore($everywhere);
  const isUnsaved = useStore($unsaved).length > 0;
  return (
    <AccountPart part="signIns">
      <RemoteView
        value={useStore($signIns)}
        loading={<PartLoading text={t('loading')} />}
        failed={t('loadFailed')}
        onRetry={() => void loadSignIns()}
      >
        {(list) => <SignInList list={list} />}
      </RemoteView>
      {readOnlyNote(props) ?? (
        <Everywhere
          status={status}
          isUnsaved={isUnsaved}
          onAsk={askEverywhere}
          onCancel={cancelEverywhere}
          onConfirm={() => void signOutEverywhere()}
        />
      )}
    </AccountPart>
  );
}
