import { useStore } from '@nanostores/react';
import { useMemo, type ReactNode } from 'react';
import { FamilyContext } from '../../ui/page/person-mark.tsx';
import { $profile } from '../profile.store.ts';
import { familyNames } from './person-mark.rules.ts';

/** Provides the family's names to the person marks in `children`. The names determine each person's color. */
export function FamilyMarks({ children }: { children: ReactNode }) {
  const profile = useStore($profile);
  const names = useMemo(() => (profile.state === 'ready' ? familyNames(profile.value) : []), [profile]);
  return <FamilyContext value={names}>{children}</FamilyContext>;
}
