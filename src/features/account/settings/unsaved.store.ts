/** Which forms of the account page have unsaved changes. Signing out clears the store and needs no confirmation. */
import { memberAtom } from '../../../session/member-data.store.ts';

type FormName = 'profile' | 'communication';

export const $unsaved = memberAtom<readonly FormName[]>([]);

export function markUnsaved(form: FormName, isUnsaved: boolean): void {
  const others = $unsaved.get().filter((name) => name !== form);
  const next = isUnsaved ? [...others, form] : others;
  if (next.length !== $unsaved.get().length) $unsaved.set(next);
}

export const forgetUnsaved = (): void => $unsaved.set([]);
