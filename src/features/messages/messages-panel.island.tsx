import { useStore } from '@nanostores/react';
import { useDeferredValue, type ReactNode } from 'react';
import type { IsoDate } from '../../lib/date/date.ts';
import { MessagesPanel } from './messages-panel.view.tsx';
import { $messageSummary } from './messages.store.ts';

interface MessagesIslandProps {
  today: IsoDate;
  onRetry(): void;
  foot?: ReactNode;
}

export const MessagesIsland = (props: MessagesIslandProps) => (
  <MessagesPanel messages={useDeferredValue(useStore($messageSummary))} {...props} />
);
