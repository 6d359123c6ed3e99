/** The video player, or a note if the video cannot play (spec 001 §8 'Media with no playable source'). */
import { useState } from 'react';
import type { EducationItem } from './education-items.rules.ts';
import { t as inPage } from './education-page.text.ts';
import { t } from './education.text.ts';
import { VideoPlayer, type PlayerError } from './player/video-player.view.tsx';

export function EducationVideo({ video }: { video: EducationItem }) {
  const [attempt, setAttempt] = useState(0);
  const [error, setError] = useState<PlayerError | null>(null);
  return (
    <div className="education-video">
      <VideoPlayer
        key={attempt}
        video={{ ...video, title: video.title || t('unspecified') }}
        onError={setError}
      />
      <div role="status">
        {error === 'unplayable' ? <p className="education-failed">{inPage('videoFailed')}</p> : null}
      </div>
      {error === 'unplayable' ? (
        <button
          type="button"
          className="button"
          onClick={() => {
            setError(null);
            setAttempt(attempt + 1);
          }}
        >
          {inPage('retry')}
        </button>
      ) : null}
    </div>
  );
}
