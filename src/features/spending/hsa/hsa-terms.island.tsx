import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import type { Profile } from '../../../profile/profile.rules.ts';
import { isSimulation } from '../../../session/simulation/is-simulation.ts';
import { announce } from '../../../ui/page/announce.ts';
import { focusHeadingBefore } from '../../../ui/page/focus.ts';
import { $termsDocument, loadTermsDocument } from './hsa-terms-document.store.ts';
import { answerTerms, askTermsAgain, lookAtTerms } from './hsa-terms.store.ts';
import { HsaTerms, type TermsBarrier } from './hsa-terms.view.tsx';
import { t } from './hsa-terms.text.ts';
import { $terms } from './terms-state.store.ts';

type Signer = Pick<
  Profile,
  'bvUserId' | 'isSubscriber' | 'brand' | 'relationshipCode' | 'spendingAccountExists'
>;

const barrierOf = ({ isSubscriber }: Signer): TermsBarrier => {
  if (isSimulation()) return 'simulation';
  return isSubscriber ? null : 'subscriberOnly';
};

/** After the terms are accepted, the profile changes and the account replaces this prompt. */
export function HsaTermsIsland({ profile }: { profile: Signer }) {
  const container = useRef<HTMLDivElement>(null);
  const document = useStore($termsDocument);
  useEffect(() => void lookAtTerms(profile.bvUserId), [profile.bvUserId]);
  useEffect(() => void loadTermsDocument(profile), [profile]);
  const respond = async (accepts: boolean): Promise<void> => {
    const leave = (): void => {
      if (container.current) focusHeadingBefore(container.current);
    };
    const version = document.state === 'ready' ? (document.value?.version ?? null) : null;
    if (await answerTerms(profile, accepts ? version : null, leave)) announce(t('accepted'));
  };
  return (
    <div ref={container}>
      <HsaTerms
        terms={useStore($terms)}
        barrier={barrierOf(profile)}
        onAnswer={(accepts) => void respond(accepts)}
        document={document}
        onAgain={askTermsAgain}
        onReload={() => void loadTermsDocument(profile)}
      />
    </div>
  );
}
