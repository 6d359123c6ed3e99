import { beforeEach, describe, expect, it, vi } from 'vitest';
import { storageArea } from '../../lib/storage/storage-area.fixture.ts';
import { setViewStateOwner } from '../../routing/view-state.ts';
import {
  forgetPendingPayments,
  savePendingPayment,
  settlePayment,
  pendingPaymentOf,
  pendingPayments,
} from './pending-payments.store.ts';

const payment = { key: 'k1', amount: 4210 };
const other = { key: 'k2', amount: 500 };

function openStorage(setItem?: () => never): Map<string, string> {
  const values = new Map<string, string>();
  vi.stubGlobal('window', {
    sessionStorage: { ...storageArea(values), ...(setItem ? { setItem } : {}) },
  });
  return values;
}

beforeEach(() => {
  forgetPendingPayments();
  setViewStateOwner(() => 'maria');
});

describe('payments without a response', () => {
  it('can be found by their claim after a reload, until they are settled', () => {
    openStorage();
    savePendingPayment('1', payment);
    savePendingPayment('2', other);
    forgetPendingPayments(); // simulates a reload: only storage remains
    expect([pendingPaymentOf('1'), pendingPaymentOf('2'), pendingPaymentOf('3')]).toEqual([
      payment,
      other,
      null,
    ]);
    settlePayment('1');
    expect([pendingPaymentOf('1'), pendingPaymentOf('2')]).toEqual([null, other]);
    settlePayment('2');
    expect(pendingPaymentOf('2')).toBeNull();
  });

  it('are stored separately for claims with the same number but different clients', () => {
    openStorage();
    savePendingPayment('1/C1', payment);
    expect([pendingPaymentOf('1/C1'), pendingPaymentOf('1/C2')]).toEqual([payment, null]);
    savePendingPayment('1/C2', other);
    settlePayment('1/C1');
    expect([pendingPaymentOf('1/C1'), pendingPaymentOf('1/C2')]).toEqual([null, other]);
  });

  it('are also found if an older build persisted them by claim number', () => {
    openStorage();
    savePendingPayment('1', payment);
    forgetPendingPayments();
    expect([pendingPaymentOf('1/C1'), pendingPaymentOf('2/C1')]).toEqual([payment, null]);
    savePendingPayment('1/C1', payment);
    expect([...pendingPayments()]).toEqual([['1/C1', payment]]);
    savePendingPayment('2', other);
    forgetPendingPayments();
    settlePayment('2/C1');
    expect([...pendingPayments()]).toEqual([['1/C1', payment]]);
  });

  it('are not lost if storage is full', () => {
    openStorage(() => {
      throw new Error('full');
    });
    savePendingPayment('1', payment);
    expect(pendingPaymentOf('1')).toEqual(payment);
  });

  it('are not lost if storage expires while the page is open', () => {
    const values = openStorage();
    savePendingPayment('1', payment);
    values.clear();
    expect(pendingPaymentOf('1')).toEqual(payment);
  });

  it('are not visible to another user', () => {
    openStorage();
    savePendingPayment('1', payment);
    forgetPendingPayments();
    setViewStateOwner(() => 'daniel');
    expect(pendingPaymentOf('1')).toBeNull();
  });
});
