/** Reads the state of a `<video>` element after each of its events. */
import { useCallback, useRef, useState } from 'react';

export interface VideoState {
  isPlaying: boolean;
  isWaiting: boolean;
  elapsed: number;
  /** In seconds; 0 until the video's length is known. */
  total: number;
  /** From 0 to 1. */
  volume: number;
  isMuted: boolean;
}

const NOTHING_YET: VideoState = {
  isPlaying: false,
  isWaiting: false,
  elapsed: 0,
  total: 0,
  volume: 1,
  isMuted: false,
};

const EVENTS = [
  'play',
  'pause',
  'ended',
  'timeupdate',
  'seeking',
  'durationchange',
  'volumechange',
  'waiting',
  'playing',
] as const;

const stateOf = (video: HTMLVideoElement): VideoState => ({
  isPlaying: !video.paused && !video.ended,
  isWaiting: !video.paused && video.readyState < HTMLMediaElement.HAVE_FUTURE_DATA,
  elapsed: video.currentTime,
  total: Number.isFinite(video.duration) ? video.duration : 0,
  volume: video.volume,
  isMuted: video.muted || video.volume === 0,
});

/** @returns the video's state, its element, a ref for the element, and the actions of the controls */
export function useVideo() {
  const [state, setState] = useState(NOTHING_YET);
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  const current = useRef<HTMLVideoElement>(null);
  const ref = useCallback((element: HTMLVideoElement) => {
    const read = (): void => setState(stateOf(element));
    for (const event of EVENTS) element.addEventListener(event, read);
    current.current = element;
    setVideo(element);
    return () => {
      for (const event of EVENTS) element.removeEventListener(event, read);
      element.pause(); // a removed video would keep playing its sound
      current.current = null;
      setVideo(null);
    };
  }, []);
  /** Runs the action, then reads the state immediately. Otherwise, the controls would be stale until the element's event. */
  const change = (action: (element: HTMLVideoElement) => void) => (): void => {
    if (!current.current) return;
    action(current.current);
    setState(stateOf(current.current));
  };
  return {
    state,
    video,
    ref,
    // A rejection of play() is ignored, because a video that cannot play also fires an `error` event.
    togglePlay: change((element) => {
      if (element.paused) element.play().catch(() => {});
      else element.pause();
    }),
    toggleMute: change((element) => {
      const isMuted = element.muted || element.volume === 0;
      if (isMuted && element.volume === 0) element.volume = 1; // at volume 0, unmuting would have no effect
      element.muted = !isMuted;
    }),
    seek: (second: number) =>
      change((element) => {
        element.currentTime = second;
      })(),
    setVolume: (volume: number) =>
      change((element) => {
        element.volume = volume;
        element.muted = false;
      })(),
  };
}
