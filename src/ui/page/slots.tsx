/**
 * Slots for content that one feature shows and another feature provides: the first feature declares a slot, and `src/member/` fills it
 * (decisions/code#slots-instead-of-relayed-props). Context does not cross island roots, so fill slots in the island that reads them.
 */
import { createContext, useContext, useMemo, type ReactNode } from 'react';

interface FillSlotsProps<Slots> {
  /** Must be the same object until a slot changes, because a new object makes every component that reads a slot render again. */
  slots: Partial<Slots>;
  children: ReactNode;
}

export function createSlots<Slots extends object>() {
  const Context = createContext<Partial<Slots>>({});

  function FillSlots({ slots, children }: FillSlotsProps<Slots>) {
    const outer = useContext(Context);
    const filled = useMemo(() => ({ ...outer, ...slots }), [outer, slots]);
    return <Context value={filled}>{children}</Context>;
  }

  function useSlot<Name extends keyof Slots & string>(name: Name): NonNullable<Slots[Name]> {
    const content = useContext(Context)[name];
    if (content === undefined || content === null) throw new Error(`No FillSlots around fills '${name}'`);
    return content;
  }

  return { FillSlots, useSlot };
}
