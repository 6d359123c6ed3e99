/** The boundary between what the summary shows with its first claims and what loads after them (decisions/home#news-since-the-last-visit, decisions/spending#the-boxes-of-the-summary). */
import { createContext, useContext, type ReactNode } from 'react';
import type * as summaryParts from './summary-deferred.island.tsx';

export type SummaryParts = typeof summaryParts;

/** What the summary loads after its first claims; null until then. */
export const DeferredParts = createContext<SummaryParts | null>(null);

interface DeferredProps {
  /** Shown until the parts are loaded. */
  fallback?: ReactNode;
  children(parts: SummaryParts): ReactNode;
}

/** Parts of the summary that load after its first claims. */
export function Deferred({ fallback, children }: DeferredProps) {
  const parts = useContext(DeferredParts);
  return parts ? children(parts) : fallback;
}
