/** The note at the top of the summary if the member's coverage has ended. The note's text loads only in that case. */
import { useStore } from '@nanostores/react';
import { brandToday } from '../../../lib/date/brand-day.ts';
import { endedOn } from '../../../profile/coverage/coverage-end.rules.ts';
import { $profile } from '../../../profile/profile.store.ts';
import { useDeferredChunk } from '../../shared/deferred-chunk.ts';

const loadWords = () => import('./coverage-ended.view.tsx');

export function CoverageEndedSlot() {
  const profile = useStore($profile);
  const end = profile.state === 'ready' ? endedOn(profile.value, brandToday()) : null;
  const [words] = useDeferredChunk(loadWords, end !== null);
  if (end === null || words.state === 'failed') return null;
  // CSS hides the content below until the note is loaded, so that nothing shifts.
  return words.state === 'ready' ? <words.module.CoverageEnded end={end} /> : <p className="summary-waits" />;
}
