import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { RemoteView } from '../../../ui/page/remote-view.tsx';
import { $looks, leaveLooks, loadLooks } from './sign-ins/access-log.store.ts';
import { t } from './sign-ins/access-log.text.ts';
import { AccessLog } from './sign-ins/access-log.view.tsx';
import { AccountPart, PartLoading } from './account-part.view.tsx';

export function LooksPart() {
  useEffect(() => {
    void loadLooks();
    return leaveLooks;
  }, []);
  return (
    <AccountPart part="looks">
      <RemoteView
        value={useStore($looks)}
        loading={<PartLoading text={t('loading')} />}
        failed={t('loadFailed')}
        onRetry={() => void loadLooks()}
      >
        {(list) => <AccessLog list={list} />}
      </RemoteView>
    </AccountPart>
  );
}
