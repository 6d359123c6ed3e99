/** Starts an island in the browser: what these pages use of @astrojs/react's client, which is three times as large. */
import { createElement, startTransition, type ComponentType } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

type Props = Readonly<Record<string, unknown>>;
type Hydrate = (
  component: ComponentType<Props>,
  props: Props,
  slots: unknown,
  directive: { client: string },
) => void;

/** `ssr`: Astro removes it once the island has started. */
const hydrator =
  (island: HTMLElement): Hydrate =>
  (component, props, _slots, { client }) => {
    if (!island.hasAttribute('ssr')) return;
    const tree = createElement(component, props);
    startTransition(() => {
      if (client === 'only') createRoot(island).render(tree);
      else hydrateRoot(island, tree, { identifierPrefix: island.getAttribute('prefix') ?? '' });
    });
  };

export default hydrator;
