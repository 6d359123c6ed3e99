/** What the activity summary loads once the first claims are on the page (decision 204). */
import { useStore } from '@nanostores/react';
import type { BrandSlice } from '../brand/brand-slice.ts';
import { $claimSummary } from '../features/claims/claims.store.ts';
import { $messageSummary } from '../features/messages/messages.store.ts';
import { today as todayIn } from '../lib/date.ts';
import { $profile } from '../profile/profile.store.ts';
import { newClaims, newMessages, newsOf } from './summary-news.rules.ts';
import { SummaryNews } from './summary-news.view.tsx';

interface NewsProps {
  brand: BrandSlice;
  showsMessages: boolean;
}

export function News({ brand, showsMessages }: NewsProps) {
  const profile = useStore($profile);
  const claims = useStore($claimSummary);
  const messages = useStore($messageSummary);
  if (profile.state !== 'ready') return null;
  const { lastMessageCenterVisitDate } = profile.value;
  const today = todayIn(brand.timeZone);
  const counts = [
    newClaims(claims, profile.value, today),
    ...(showsMessages ? [newMessages(messages, lastMessageCenterVisitDate, today)] : []),
  ];
  return <SummaryNews news={newsOf(counts)} today={today} />;
}
