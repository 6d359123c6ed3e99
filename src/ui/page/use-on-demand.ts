import { useState, type ComponentType } from 'react';

type OnDemand<Props> =
  | { state: 'closed' | 'loading' | 'failed' }
  | { state: 'open'; View: ComponentType<Props> };

/**
 * A modal whose chunk loads when it is opened.
 * @param load the chunk; the component is its default export
 * @returns the state with what changes it; `prefetch` for a pointer or focus that comes near; `opener` for the button that opens a
 * dialog
 */
export function useOnDemand<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const [now, setNow] = useState<OnDemand<Props>>({ state: 'closed' });
  const open = (): void => {
    if (now.state === 'loading') return;
    setNow({ state: 'loading' });
    load().then(
      (module) => setNow({ state: 'open', View: module.default }),
      () => setNow({ state: 'failed' }),
    );
  };
  const close = (): void => setNow({ state: 'closed' });
  const prefetch = (): void => void load().catch(() => {});
  const opener = {
    'aria-haspopup': 'dialog',
    onPointerOver: prefetch,
    onFocus: prefetch,
    onClick: open,
  } as const;
  return { ...now, open, close, prefetch, opener };
}
