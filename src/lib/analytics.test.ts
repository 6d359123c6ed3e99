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
  it('are raised once in a visit to a page, and again in the next', () => {
    startPage('select');
    raiseFlag('amount-changed');
    raiseFlag('amount-changed');
    raiseFlag('panel-opened');
    startPage('confirm');
    raiseFlag('amount-changed');
    startPage('confirm');
    raiseFlag('amount-changed');
    expect(told).toEqual([
      { kind: 'page', page: 'select' },
      { kind: 'flag', page: 'select', flag: 'amount-changed' },
      { kind: 'flag', page: 'select', flag: 'panel-opened' },
      { kind: 'page', page: 'confirm' },
      { kind: 'flag', page: 'confirm', flag: 'amount-changed' },
      { kind: 'page', page: 'confirm' },
      { kind: 'flag', page: 'confirm', flag: 'amount-changed' },
    ]);
  });
});
