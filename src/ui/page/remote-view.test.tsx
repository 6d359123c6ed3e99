import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Remote } from '../../lib/remote/remote.ts';
import { BrandContext, useBrandContact } from './brand-context.tsx';
import { SkippedNote } from './panel-notes.tsx';
import { RemoteView } from './remote-view.tsx';

const FAILED: Remote<readonly string[]> = {
  state: 'failed',
  failure: { kind: 'unavailable', reference: 'AB12' },
};

const shown = (
  remote: Remote<readonly string[]>,
  frame?: (content: ReactNode, isLoading: boolean) => ReactNode,
) =>
  renderToStaticMarkup(
    <BrandContext brand={{ phone: '1-800-555-0110', hoursText: '' }}>
      <RemoteView
        value={remote}
        loading={<i>loading</i>}
        failed="no list"
        onRetry={() => {}}
        empty={(list) => (list.length === 0 ? <i>empty</i> : null)}
        partial={(list) =>
          list.includes('?') ? <SkippedNote text="one is missing: 1-800-555-0110" /> : null
        }
        {...(frame ? { frame } : {})}
      >
        {(list) => <b>{list.join()}</b>}
      </RemoteView>
    </BrandContext>,
  );

describe('RemoteView', () => {
  it('shows different content for each state', () => {
    expect(shown({ state: 'loading' })).toBe('<i>loading</i>');
    expect(shown({ state: 'ready', value: [] })).toBe('<i>empty</i>');
    expect(shown({ state: 'ready', value: ['a'] })).toBe('<b>a</b>');
  });

  it('shows the phone number as a link in the partial-value note and in the failure note', () => {
    expect(shown({ state: 'ready', value: ['?'] })).toMatch(
      /^<b>\?<\/b><p class="skipped-note">.*tel:\+18005550110/,
    );
    expect(shown(FAILED)).toMatch(/role="alert".*no list.*tel:\+18005550110.*AB12/s);
  });

  it('renders its frame around the loading and empty states, but not around a non-empty value', () => {
    const frame = (content: ReactNode, isLoading: boolean) => <div aria-busy={isLoading}>{content}</div>;
    expect(shown({ state: 'loading' }, frame)).toBe('<div aria-busy="true"><i>loading</i></div>');
    expect(shown({ state: 'ready', value: [] }, frame)).toBe('<div aria-busy="false"><i>empty</i></div>');
    expect(shown({ state: 'ready', value: ['a'] }, frame)).toBe('<b>a</b>');
  });
});

describe('useBrandContact', () => {
  it('throws outside a BrandContext', () => {
    const Phone = () => useBrandContact().phone;
    expect(() => renderToStaticMarkup(<Phone />)).toThrow('BrandContext');
  });
});
