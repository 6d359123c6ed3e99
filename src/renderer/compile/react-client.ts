/** Starts an island in the browser: what these pages use of @astrojs/react's client, which is three times as large. */
import { createElement, startTransition, type FunctionComponent } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

type Props = Readonly<Record<string, unknown>>;
/** `prepare`: runs before the first rendering, which waits for it and shows its results. */
type Island = FunctionComponent<Props> & { prepare?(props: Props): Promise<void> | undefined };
type Hydrate = (component: Island, props: Props, slots: unknown, directive: { client: string }) => void;

/** `ssr`: Astro removes it once the island has started. */
const hydrator =
  (island: HTMLElement): Hydrate =>
  (component, props, _slots, { client }) => {
    if (!island.hasAttribute('ssr')) return;
    const tree = createElement(component, props);
    const render = (): void => {
      // Not in a transition, which React renders in slices of 5 ms: a slow phone would do other work between them.
      if (client === 'only') createRoot(island).render(tree);
      else
        startTransition(() => {
          hydrateRoot(island, tree, { identifierPrefix: island.getAttribute('prefix') ?? '' });
        });
    };
    const ready = component.prepare?.(props);
    if (ready) void ready.then(render);
    else render();
  };

export default hydrator;
