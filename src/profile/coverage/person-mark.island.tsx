/** A person's initial in a color of their own, the same on every screen. The name stands beside it for everyone. */
import { useStore } from '@nanostores/react';
import { computed } from 'nanostores';
import { useInsertionEffect } from 'react';
import { adoptStyles } from '../../ui/page/adopt-styles.ts';
import { $profile } from '../profile.store.ts';
import styles from './person-mark.css?inline';
import { familyNames } from './person-mark.rules.ts';

/** As in person-mark.css. */
const COLORS = 6;

const $names = computed($profile, (profile) => (profile.state === 'ready' ? familyNames(profile.value) : []));

export function PersonMark({ name }: { name: string }) {
  useInsertionEffect(() => adoptStyles(styles), []);
  const at = useStore($names).indexOf(name);
  return (
    <span
      className="person-mark"
      data-initial={Array.from(name)[0]}
      data-color={at < 0 ? undefined : at % COLORS}
      aria-hidden="true"
    />
  );
}
