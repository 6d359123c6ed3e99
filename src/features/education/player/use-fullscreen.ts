/** Full screen of an element; iPhones have it for videos only. */
import { useEffect, useState, type RefObject } from 'react';

interface PhoneVideo extends HTMLVideoElement {
  webkitEnterFullscreen(): void;
}

const isPhoneVideo = (video: HTMLVideoElement | null): video is PhoneVideo =>
  video !== null && 'webkitEnterFullscreen' in video;

/** @returns `toggle` is null in a browser without full screen */
export function useFullscreen(frame: RefObject<HTMLElement | null>, video: HTMLVideoElement | null) {
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
