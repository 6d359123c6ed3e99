import { PlaceholderPage } from './placeholder-page.view.tsx';
import type { PlaceholderKey } from './placeholder-page.rules.ts';
import type { ViewProps } from './view-props.ts';

export const placeholderView = (id: PlaceholderKey) =>
  function PlaceholderRoute({ brand }: Pick<ViewProps, 'brand'>) {
    return <PlaceholderPage id={id} brand={brand} />;
  };
