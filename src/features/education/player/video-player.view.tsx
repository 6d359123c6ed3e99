/** A video player with our own controls instead of the browser's (decisions/messages#the-video-player-is-our-own). */
import { useEffect, useEffectEvent, useInsertionEffect, useRef, useState, type RefObject } from 'react';
import { inEnglish, pageLanguage } from '../../../lib/text/i18n.ts';
import { safeHref } from '../../../lib/navigation/navigation.ts';
import { adoptStyles } from '../../../ui/page/adopt-styles.ts';
import type { EducationCaptions, EducationItem } from '../education-items.rules.ts';
import { PlayerControls } from './player-controls.view.tsx';
import styles from './player.css?inline';
import { actionOf, fallbackOf, type PlayerAction } from './player.rules.ts';
import { t } from './player.text.ts';
import { useVideo } from './use-video.ts';

/** A video on an iPhone, where only videos can be in full screen. */
interface PhoneVideo extends HTMLVideoElement {
  webkitEnterFullscreen(): void;
}

const isPhoneVideo = (video: HTMLVideoElement | null): video is PhoneVideo =>
  video !== null && 'webkitEnterFullscreen' in video;

/** @returns whether the player is in full screen, and `toggle`, which is null if the browser has no full screen */
function useFullscreen(frame: RefObject<HTMLElement | null>, video: HTMLVideoElement | null) {
  const [isFullscreen, setFullscreen] = useState(false);
  useEffect(() => {
    const read = (): void =>
      setFullscreen(document.fullscreenElement !== null && document.fullscreenElement === frame.current);
    document.addEventListener('fullscreenchange', read);
    return () => document.removeEventListener('fullscreenchange', read);
  }, [frame]);
  const ofFrame = (): void => {
    if (document.fullscreenElement) void document.exitFullscreen();
    else void frame.current?.requestFullscreen();
  };
  if (document.fullscreenEnabled) return { isFullscreen, toggle: ofFrame };
  return { isFullscreen, toggle: isPhoneVideo(video) ? () => video.webkitEnterFullscreen() : null };
}

/** Default width of the video (spec 001 §2). */
const WIDTH_PX = 480;
const HEIGHT_PX = 270;

export type PlayerError = 'no-source' | 'unplayable';

interface VideoPlayerProps {
  video: Pick<EducationItem, 'title' | 'href' | 'poster' | 'captions'>;
  /** Called if the video cannot play (spec 001 §8 'Media with no playable source'). */
  onError(error: PlayerError): void;
}

function Fallback({ video: { href, poster } }: Pick<VideoPlayerProps, 'video'>) {
  const kind = fallbackOf({ src: href, poster });
  const file = safeHref(href);
  if (kind === 'nothing' || file === null) return <p className="player-nothing">{t('noFile')}</p>;
  return (
    <a className="player-download" href={file} download>
      {kind === 'poster' && poster !== null ? (
        <img src={poster} alt="" width={WIDTH_PX} height={HEIGHT_PX} />
      ) : null}
      <span>{t('downloadFile')}</span>
    </a>
  );
}

/** The captions in the page's language, or else the first captions. */
const preferred = (captions: readonly EducationCaptions[]): EducationCaptions | undefined =>
  captions.find(({ language }) => language === pageLanguage()) ?? captions[0];

function showCaptions(video: HTMLVideoElement | null, isOn: boolean): void {
  for (const track of video?.textTracks ?? []) track.mode = isOn ? 'showing' : 'disabled';
}

/** The player's shortcuts: a click on the picture, and letter keys while a control has the focus. */
function useShortcuts(
  frame: RefObject<HTMLElement | null>,
  video: HTMLVideoElement | null,
  run: (action: PlayerAction) => void,
): void {
  const shortcut = useEffectEvent((event: MouseEvent | KeyboardEvent) => {
    const action = event instanceof KeyboardEvent ? actionOf(event) : event.target === video && 'play';
    if (action) run(action);
  });
  useEffect(() => {
    const element = frame.current;
    element?.addEventListener('click', shortcut);
    element?.addEventListener('keydown', shortcut);
    return () => {
      element?.removeEventListener('click', shortcut);
      element?.removeEventListener('keydown', shortcut);
    };
  }, [frame]);
}

type PlayableProps = Omit<VideoPlayerProps, 'video'> & {
  video: VideoPlayerProps['video'] & { href: string };
};

function Playable({ video: { title, href, poster, captions }, onError }: PlayableProps) {
  const frame = useRef<HTMLDivElement>(null);
  const { state, video, ref, togglePlay, toggleMute, seek, setVolume } = useVideo();
  const { isFullscreen, toggle: toggleFullscreen } = useFullscreen(frame, video);
  const [hasCaptions, setHasCaptions] = useState(true);
  const chosen = preferred(captions);
  useEffect(() => showCaptions(video, hasCaptions), [video, hasCaptions]);

  const run: Record<PlayerAction, () => void> = {
    play: togglePlay,
    mute: toggleMute,
    captions: () => setHasCaptions(!hasCaptions),
    fullscreen: () => toggleFullscreen?.(),
  };
  useShortcuts(frame, video, (action) => run[action]());
  return (
    <div
      className="player"
      ref={frame}
      role="group"
      aria-label={t('player', { title })}
      aria-busy={state.isWaiting || undefined}
    >
      <video
        ref={ref}
        src={href}
        poster={poster ?? undefined}
        width={WIDTH_PX}
        height={HEIGHT_PX}
        preload="metadata"
        playsInline
        onError={() => onError('unplayable')}
        {...inEnglish()}
      >
        <track
          kind="captions"
          src={chosen?.address}
          srcLang={chosen?.language}
          label={chosen ? t(`language.${chosen.language}`) : undefined}
        />
      </video>
      <PlayerControls
        state={state}
        captions={chosen ? hasCaptions : null}
        fullscreen={toggleFullscreen ? isFullscreen : null}
        onAction={(action) => run[action]()}
        onSeek={seek}
        onVolume={setVolume}
      />
    </div>
  );
}

export function VideoPlayer({ video, onError }: VideoPlayerProps) {
  useInsertionEffect(() => adoptStyles(styles), []);
  const { href } = video;
  const [isUnplayable, setUnplayable] = useState(false);
  const report = useEffectEvent(onError);
  useEffect(() => {
    if (href === null) report('no-source');
  }, [href]);
  if (href === null || isUnplayable) return <Fallback video={video} />;
  return (
    <Playable
      video={{ ...video, href }}
      onError={(error) => {
        setUnplayable(true);
        onError(error);
      }}
    />
  );
}
