import { useStore } from '@nanostores/react';
import { useInsertionEffect, useRef, type ReactNode } from 'react';
import type { Profile } from '../../../profile/profile.rules.ts';
import type { ProfileClient } from '../../../profile/group/selected-group.rules.ts';
import { isSimulation } from '../../../session/simulation/is-simulation.ts';
import { adoptStyles } from '../../../ui/page/adopt-styles.ts';
import { announce } from '../../../ui/page/announce.ts';
import { focusHeadingBefore } from '../../../ui/page/focus.ts';
import formStyles from '../../../ui/styles/forms.css?inline';
import { enrollmentParty, type EnrollmentParty } from './hsa-enrollment.rules.ts';
import { $enrollments, enroll, enrollmentOf } from './hsa-enrollment.store.ts';
import { HsaEnrollment, type EnrollmentBarrier } from './hsa-enrollment.view.tsx';
import { t } from './hsa-enrollment.text.ts';

interface HsaEnrollmentIslandProps {
  profile: Pick<Profile, 'bvUserId' | 'isSubscriber' | 'umi'>;
  client: Pick<ProfileClient, 'clientNumber' | 'groupList'>;
  before?: ReactNode;
}

function barrierOf(isSubscriber: boolean, party: EnrollmentParty | null): EnrollmentBarrier {
  if (isSimulation()) return 'simulation';
  if (!isSubscriber) return 'subscriberOnly';
  return party ? null : 'noGroup';
}

/** The form that opens an HSA with a client, or the receipt once this session has started an enrollment. */
export function HsaEnrollmentIsland({ profile, client, before }: HsaEnrollmentIslandProps) {
  useInsertionEffect(() => adoptStyles(formStyles), []);
  const container = useRef<HTMLDivElement>(null);
  const party = enrollmentParty(profile, client);
  const enrollment = enrollmentOf(useStore($enrollments), client.clientNumber);
  const start = (): void => {
    if (!party) return;
    void enroll(profile.bvUserId, party, () => {
      if (container.current) focusHeadingBefore(container.current);
      announce(t('started'));
    });
  };
  return (
    <div ref={container}>
      {enrollment.state === 'started' ? null : before}
      <HsaEnrollment
        id={`hsa-enrollment-${client.clientNumber}`}
        enrollment={enrollment}
        barrier={barrierOf(profile.isSubscriber, party)}
        onEnroll={start}
      />
    </div>
  );
}
