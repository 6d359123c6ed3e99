import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Remote } from '../lib/remote.ts';
import { BrandProvider, usePhone } from './brand-contact.tsx';
import { RemoteView } from './remote-view.tsx';

const FAILED: Remote<readonly string[]> = {
  state: 'failed',
  failure: { kind: 'unavailable', reference: 'AB12' },
};

const shown = (remote: Remote<readonly string[]>, framed?: 'all' | 'notes') =>
  renderToStaticMarkup(
    <BrandProvider brand={{ phone: '1-800-555-0110', hoursText: '' }}>
      <RemoteView
        remote={remote}
        loading={<i>loading</i>}
        failed="no list"
        onRetry={() => {}}
        empty={(list) => (list.length === 0 ? <i>empty</i> : null)}
        skipped={(list) => (list.includes('?') ? 'one is missing: 1-800-555-0110' : null)}
        {...(framed ? { framed } : {})}
      >
        {(list) => <b>{list.join()}</b>}
      </RemoteView>
    </BrandProvider>,
  );

describe('RemoteView', () => {
  it('shows each state', () => {
    expect(shown({ state: 'loading' })).toBe('<i>loading</i>');
    expect(shown({ state: 'ready', value: [] })).toBe('<i>empty</i>');
    expect(shown({ state: 'ready', value: ['a'] })).toBe('<b>a</b>');
  });

  it('links the phone number in the note of a partial value and of a failure', () => {
    expect(shown({ state: 'ready', value: ['?'] })).toMatch(
      /^<b>\?<\/b><p class="skipped-note">.*tel:\+18005550110/,
    );
    expect(shown(FAILED)).toMatch(/role="alert".*no list.*tel:\+18005550110.*AB12/s);
  });

  it('frames all states without a value, or only the notes', () => {
    expect(shown({ state: 'loading' }, 'all')).toBe(
      '<div class="panel" aria-busy="true"><i>loading</i></div>',
    );
    expect(shown({ state: 'loading' }, 'notes')).toBe('<i>loading</i>');
    expect(shown({ state: 'ready', value: [] }, 'notes')).toContain('class="panel"');
    expect(shown({ state: 'ready', value: ['a'] }, 'all')).toBe('<b>a</b>');
  });
});

describe('usePhone', () => {
  it('throws without a brand', () => {
    const Phone = () => usePhone();
    expect(() => renderToStaticMarkup(<Phone />)).toThrow('BrandProvider');
  });
});
