import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keepViewStateFor } from '../../routing/view-state.ts';
import { forgetUnsettled, keepUnsettled, settle, unsettledOf } from './pending-payments.store.ts';

const one = { key: 'k1', amount: 4210 };
const other = { key: 'k2', amount: 500 };

function openStorage(setItem?: () => never): Map<string, string> {
  const values = new Map<string, string>();
  vi.stubGlobal('window', {
    sessionStorage: {
      getItem: (name: string) => values.get(name) ?? null,
      setItem: setItem ?? ((name: string, value: string) => void values.set(name, value)),
      removeItem: (name: string) => void values.delete(name),
    },
  });
  return values;
}

beforeEach(() => {
  forgetUnsettled();
  keepViewStateFor(() => 'maria');
});

describe('payments without an answer', () => {
  it('are found again after a reload, each under its claim', () => {
    openStorage();
    keepUnsettled('1', one);
    keepUnsettled('2', other);
    forgetUnsettled(); // what a reload leaves is in storage alone
    expect([unsettledOf('1'), unsettledOf('2'), unsettledOf('3')]).toEqual([one, other, null]);
    settle('1');
    expect([unsettledOf('1'), unsettledOf('2')]).toEqual([null, other]);
    settle('2');
    expect(unsettledOf('2')).toBeNull();
  });

  it('are not lost where storage is full', () => {
    openStorage(() => {
      throw new Error('full');
    });
    keepUnsettled('1', one);
    expect(unsettledOf('1')).toEqual(one);
  });

  it('are not lost when storage forgets them under an open page', () => {
    const values = openStorage();
    keepUnsettled('1', one);
    values.clear();
    expect(unsettledOf('1')).toEqual(one);
  });

  it('are nobody else’s', () => {
    openStorage();
    keepUnsettled('1', one);
    forgetUnsettled();
    keepViewStateFor(() => 'daniel');
    expect(unsettledOf('1')).toBeNull();
  });
});
