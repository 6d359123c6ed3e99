import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ANALYTICS_EVENT, raiseFlag, startPage, type AnalyticsDetail } from './analytics.ts';

const told: AnalyticsDetail[] = [];

beforeEach(() => {
  told.length = 0;
  const target = new EventTarget();
  target.addEventListener(ANALYTICS_EVENT, (event) => {
    if (event instanceof CustomEvent) told.push(event.detail);
  });
  vi.stubGlobal('window', target);
});

describe('analytics flags (001 §4)', () => {
  it('are sent once per visit to a page', () => {
    startPage('select');
    raiseFlag('payment-sent');
    raiseFlag('payment-sent');
    raiseFlag('payment-made');
    startPage('confirm');
    raiseFlag('payment-sent');
    startPage('confirm');
    raiseFlag('payment-sent');
    expect(told).toEqual([
      { kind: 'page', page: 'select' },
      { kind: 'flag', page: 'select', flag: 'payment-sent' },
      { kind: 'flag', page: 'select', flag: 'payment-made' },
      { kind: 'page', page: 'confirm' },
      { kind: 'flag', page: 'confirm', flag: 'payment-sent' },
      { kind: 'page', page: 'confirm' },
      { kind: 'flag', page: 'confirm', flag: 'payment-sent' },
    ]);
  });
});
