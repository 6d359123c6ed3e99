/**
 * A feature declares what it shows of others, `src/member/` fills these slots (decisions/code#slots-instead-of-relayed-props).
 * Context does not cross island roots: fill the slots inside the root that reads them.
 */
import { createContext, useContext, useMemo, type ReactNode } from 'react';

interface FillSlotsProps<Slots> {
  /** The same object until a slot changes: every reader renders again when it does. */
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
