import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { parseHash } from '../../routing/hash.rules.ts';
import type { UserRecord } from '../../session/user/user-record.rules.ts';
import { NestedViews } from './nested-views.tsx';
import type { LoadedView } from './screen.store.ts';
import type { ViewProps } from '../shared/view-props.ts';

const Outer = ({ outlet, route }: ViewProps) => (
  <section>
    outer {route.params['id']} {outlet ?? 'nothing nested'}
  </section>
);
const Inner = () => <p>inner</p>;

const outer: LoadedView = { key: 'outer', View: Outer, overlay: false };
const nested: LoadedView = { key: 'outer/inner', View: Inner, overlay: false };
const overlay: LoadedView = { ...nested, overlay: true };

const show = (levels: readonly LoadedView[], covered = false): string =>
  renderToStaticMarkup(
    <NestedViews
      levels={levels}
      covered={covered}
      waiting="waiting"
      onBreak={() => {}}
      user={{} as UserRecord}
      route={parseHash('#/outer?id=5')}
    />,
  );

describe('NestedViews', () => {
  it('passes the route, but no outlet, to a single view', () => {
    expect(show([outer])).toBe('<div class="view"><section>outer 5 nothing nested</section></div>');
  });

  it('renders a nested view in its parent’s outlet', () => {
    expect(show([outer, nested])).toBe(
      '<div class="view"><section>outer 5 <div class="view"><p>inner</p></div></section></div>',
    );
  });

  it('renders an overlay after its parent, which stays mounted but hidden', () => {
    expect(show([outer, overlay])).toBe(
      '<div class="view" hidden=""><section>outer 5 nothing nested</section></div><div class="view"><p>inner</p></div>',
    );
  });

  it('hides only the nested view below an overlay, and keeps the outer view visible', () => {
    const deep: LoadedView = { key: 'outer/inner/deep', View: () => <p>deep</p>, overlay: true };
    expect(show([outer, nested, deep])).toBe(
      '<div class="view"><section>outer 5 <div class="view" hidden=""><p>inner</p></div><div class="view"><p>deep</p></div></section></div>',
    );
  });

  it('hides all views, including the current one, but keeps them mounted, if a chunk failed to load', () => {
    expect(show([outer, overlay], true)).toBe(
      '<div class="view" hidden=""><section>outer 5 nothing nested</section></div><div class="view" hidden=""><p>inner</p></div>',
    );
    expect(show([])).toBe('');
  });
});
