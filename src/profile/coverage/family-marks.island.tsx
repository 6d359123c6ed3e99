import { useStore } from '@nanostores/react';
import { useMemo, type ReactNode } from 'react';
import { FamilyContext } from '../../ui/page/person-mark.tsx';
import { $profile } from '../profile.store.ts';
import { familyNames } from './person-mark.rules.ts';

/** Gives the person marks in `children` the family's names, which determine each person's color. */
export function FamilyMarks({ children }: { children: ReactNode }) {
  const profile = useStore($profile);
  const names = useMemo(() => (profile.state === 'ready' ? familyNames(profile.value) : []), [profile]);
  return <FamilyContext value={names}>{children}</FamilyContext>;
}
