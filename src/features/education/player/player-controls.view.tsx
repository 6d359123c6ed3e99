/** The controls below a video (spec 001 §2): play, seek bar, times, volume, captions, full screen. */
import { Captions, CaptionsOff, Maximize, Minimize, Pause, Play, Volume2, VolumeX } from 'lucide-react';
import type { ReactNode } from 'react';
import { seekStep, showTime, type PlayerAction } from './player.rules.ts';
import { t } from './player.text.ts';
import type { VideoState } from './use-video.ts';

interface PlayerControlsProps {
  state: VideoState;
  /** Whether captions are shown; null if the video has none. */
  captions: boolean | null;
  /** Whether the player is in full screen; null if the browser has no full screen. */
  fullscreen: boolean | null;
  onAction(action: PlayerAction): void;
  /** @param second counted from the start of the video */
  onSeek(second: number): void;
  /** @param volume from 0 to 1 */
  onVolume(volume: number): void;
}

interface ControlProps {
  label: string;
  isPressed?: boolean;
  onPress(): void;
  children: ReactNode;
}

const Control = ({ label, isPressed, onPress, children }: ControlProps) => (
  <button
    type="button"
    className="player-button"
    aria-label={label}
    title={label}
    aria-pressed={isPressed}
    onClick={onPress}
  >
    {children}
  </button>
);

const ICON = { size: 22, 'aria-hidden': true } as const;
const PERCENT = 100;

function SeekBar({ state: { elapsed, total }, onSeek }: Pick<PlayerControlsProps, 'state' | 'onSeek'>) {
  const step = seekStep(total);
  return (
    <input
      className="player-seek"
      type="range"
      aria-label={t('seek')}
      aria-valuetext={t('position', { elapsed: showTime(elapsed), total: showTime(total) })}
      min={0}
      max={Math.max(total, step)}
      step={step}
      value={elapsed}
      onChange={({ currentTarget }) => onSeek(currentTarget.valueAsNumber)}
    />
  );
}

const Times = ({ elapsed, total }: Pick<VideoState, 'elapsed' | 'total'>) => (
  <p className="player-times">
    <span className="visually-hidden">{t('elapsed')} </span>
    <span className="player-elapsed">{showTime(elapsed)}</span> /{' '}
    <span className="visually-hidden">{t('total')} </span>
    <span className="player-total">{showTime(total)}</span>
  </p>
);

function Volume({
  state: { isMuted, volume },
  onAction,
  onVolume,
}: Pick<PlayerControlsProps, 'state' | 'onAction' | 'onVolume'>) {
  const percent = isMuted ? 0 : Math.round(volume * PERCENT);
  return (
    <div className="player-volume">
      <Control label={t(isMuted ? 'unmute' : 'mute')} onPress={() => onAction('mute')}>
        {isMuted ? <VolumeX {...ICON} /> : <Volume2 {...ICON} />}
      </Control>
      <div className="player-volume-bar">
        <input
          type="range"
          aria-label={t('volume')}
          aria-orientation="vertical"
          aria-valuetext={t('volumeValue', { percent })}
          min={0}
          max={PERCENT}
          step={5}
          value={percent}
          onChange={({ currentTarget }) => onVolume(currentTarget.valueAsNumber / PERCENT)}
        />
      </div>
    </div>
  );
}

export function PlayerControls(props: PlayerControlsProps) {
  const { state, captions, fullscreen, onAction } = props;
  return (
    <div className="player-controls">
      <SeekBar {...props} />
      <Control label={t(state.isPlaying ? 'pause' : 'play')} onPress={() => onAction('play')}>
        {state.isPlaying ? <Pause {...ICON} /> : <Play {...ICON} />}
      </Control>
      <Times {...state} />
      <Volume {...props} />
      {captions === null ? null : (
        <Control label={t('captions')} isPressed={captions} onPress={() => onAction('captions')}>
          {captions ? <Captions {...ICON} /> : <CaptionsOff {...ICON} />}
        </Control>
      )}
      {fullscreen === null ? null : (
        <Control
          label={t(fullscreen ? 'leaveFullscreen' : 'fullscreen')}
          onPress={() => onAction('fullscreen')}
        >
          {fullscreen ? <Minimize {...ICON} /> : <Maximize {...ICON} />}
        </Control>
      )}
    </div>
  );
}
