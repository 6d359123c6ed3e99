/** Starts React islands in the browser. Leaves out the unused two thirds of @astrojs/react's client. */
import { createElement, startTransition, type FunctionComponent } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

type Props = Readonly<Record<string, unknown>>;
/** An island's component. The first rendering waits for its `prepare`, if it has one. */
type Island = FunctionComponent<Props> & { prepare?(props: Props): Promise<void> | undefined };
type Hydrate = (component: Island, props: Props, slots: unknown, directive: { client: string }) => void;

/** The function that starts an island. Astro's attribute `ssr` means that the island has not started yet. */
const hydrator =
  (island: HTMLElement): Hydrate =>
  (component, props, _slots, { client }) => {
    if (!island.hasAttribute('ssr')) return;
    const tree = createElement(component, props);
    const render = (): void => {
      // React renders a transition in slices of 5 ms, so that a slow phone still responds to input.
      startTransition(() => {
        if (client === 'only') createRoot(island).render(tree);
        else hydrateRoot(island, tree, { identifierPrefix: island.getAttribute('prefix') ?? '' });
      });
    };
    const ready = component.prepare?.(props);
    if (ready) void ready.then(render);
    else render();
  };

export default hydrator;
