/** Slots for parts of the summary that load after the first claims (decisions/home#news-since-the-last-visit, decisions/spending#the-boxes-of-the-summary). */
import { createContext, useContext, type ReactNode } from 'react';
import type * as summaryParts from './summary-deferred.island.tsx';

export type SummaryParts = typeof summaryParts;

/** The module with the deferred parts; null until it is loaded. */
export const DeferredParts = createContext<SummaryParts | null>(null);

interface DeferredProps {
  fallback?: ReactNode;
  children(parts: SummaryParts): ReactNode;
}

/** Renders a deferred part, or the fallback until the parts are loaded. */
export function Deferred({ fallback, children }: DeferredProps) {
  const parts = useContext(DeferredParts);
  return parts ? children(parts) : fallback;
}
