/** What the form of a planned cost takes. Pure. */
import type { PanelPlan } from '../panel-plans.rules.ts';
import type { CareNetwork } from '../what-if.rules.ts';

export interface WhatIfFields {
  cost: string;
  share: string;
  network: CareNetwork;
  /** A key of `peopleOfPlan`; '' for the first. */
  person: string;
}

interface PlanPerson {
  key: string;
  name: string;
  pin: string;
  uniqueName: string;
}

/** The people of a plan's accumulators, each once, in the service's order. */
export function peopleOfPlan({ accumulations }: Pick<PanelPlan, 'accumulations'>): PlanPerson[] {
  const people = new Map<string, PlanPerson>();
  for (const { individual } of accumulations)
    for (const { pin, uniqueName, firstName, lastName } of individual?.individuals ?? []) {
      const key = pin || uniqueName;
      if (!people.has(key))
        people.set(key, { key, pin, uniqueName, name: [firstName, lastName].filter(Boolean).join(' ') });
    }
  return [...people.values()];
}

const HIGHEST_SHARE = 100;

/** Percent from 0 to 100; null if left empty, undefined if it is neither. */
export function typedShare(typed: string): number | null | undefined {
  const text = typed.trim().replace(/\s?%$/, '');
  if (text === '') return null;
  const share = /^\d{1,3}(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
  return share <= HIGHEST_SHARE ? share : undefined;
}
