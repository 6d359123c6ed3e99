/** The education movie panel of the activity summary (spec 001 §2). */
import { useRef } from 'react';
import { DrawnIcon } from '../../../ui/page/drawn-icon.tsx';
import { focusHeadingBefore } from '../../../ui/page/focus.ts';
import { Fold } from '../../../ui/page/fold.view.tsx';
import { ICONS } from '../../../ui/page/icons.ts';
import { languageProps, type ServiceText } from '../../../content/content.rules.ts';
import type { EducationItem } from '../education-items.rules.ts';
import { t } from '../education.text.ts';

interface MoviePanelProps {
  video: EducationItem;
  texts: Record<'headline' | 'description' | 'link', ServiceText>;
  /** Whether the player failed to load. */
  isUnloaded: boolean;
  onOpen(): void;
  /** Called when the pointer or the focus reaches the cover. */
  onApproach(): void;
  onClose(): void;
}

const PLAY = 'M8 5v14l11-7z';
export const EDUCATION = '#/educational-materials';

export function MoviePanel({ video, texts, isUnloaded, onOpen, onApproach, onClose }: MoviePanelProps) {
  const panel = useRef<HTMLElement>(null);
  const { headline, description, link } = texts;
  return (
    <section className="panel movie-panel" id="movie-panel" aria-labelledby="movie-heading" ref={panel}>
      <div className="movie-head">
        <h2 id="movie-heading" {...languageProps(headline)}>
          {headline.text}
        </h2>
        <Fold heading={headline.text} />
      </div>
      <button
        type="button"
        className="movie-cover folded"
        aria-label={t('watch', { title: video.title || t('unspecified') })}
        onClick={onOpen}
        onPointerEnter={onApproach}
        onFocus={onApproach}
      >
        {video.poster === null ? null : (
          <img src={video.poster} alt="" width={240} height={135} loading="lazy" />
        )}
        <span className="movie-play">
          <DrawnIcon path={PLAY} size={28} />
        </span>
      </button>
      <div className="movie-words">
        <p className="folded" {...languageProps(description)}>
          {description.text}
        </p>
        <p>
          <a href={EDUCATION} {...languageProps(link)}>
            {link.text}
          </a>
        </p>
        <p role="status" className="movie-status">
          {isUnloaded ? t('movieUnloaded') : null}
        </p>
      </div>
      <button
        type="button"
        className="movie-close"
        onClick={() => {
          if (panel.current) focusHeadingBefore(panel.current);
          onClose();
        }}
      >
        <DrawnIcon path={ICONS.cross} size={20} /> {t('close')}{' '}
        <span className="visually-hidden" {...languageProps(headline)}>
          {headline.text}
        </span>
      </button>
    </section>
  );
}
