import { useState, type ComponentType } from 'react';

type OnDemand<Props> =
  | { state: 'closed' | 'loading' | 'failed' }
  | { state: 'open'; View: ComponentType<Props> };

/**
 * Loads a modal's chunk when the modal is opened.
 * @param load imports the chunk, whose default export is the component
 * @returns the state; `open` and `close`; `prefetch`, to call on hover or focus; `opener`, the props of a button that opens it
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
