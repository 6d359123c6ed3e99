/** Encodes the sandbox's video. Runs in a browser (`education-files.ts`). */
import type * as Mediabunny from 'mediabunny';
import { drawScene } from './draw-scene.ts';
import { HEIGHT, TIMED_SCENES, WIDTH } from './video-scenes.ts';

const FRAMES_PER_SECOND = 10;
const VIDEO_BITS_PER_SECOND = 8_000;
const AUDIO_BITS_PER_SECOND = 6_000;
const SAMPLE_RATE = 48_000;
/** Hertz: the two notes at the beginning of a scene. */
const NOTES = [523.25, 659.25] as const;
const NOTE_SECONDS = 1.2;
/** The cover, once everything in it has appeared. */
const COVER_SECOND = 4;

function note(context: OfflineAudioContext, hertz: number, start: number): void {
  const [tone, volume] = [context.createOscillator(), context.createGain()];
  tone.type = 'triangle';
  tone.frequency.value = hertz;
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(0.2, start + 0.03);
  volume.gain.exponentialRampToValueAtTime(0.001, start + NOTE_SECONDS);
  tone.connect(volume).connect(context.destination);
  tone.start(start);
  tone.stop(start + NOTE_SECONDS);
}

/** A chime at each scene. */
function renderSound(seconds: number): Promise<AudioBuffer> {
  const context = new OfflineAudioContext(1, seconds * SAMPLE_RATE, SAMPLE_RATE);
  for (const { start } of TIMED_SCENES)
    NOTES.forEach((hertz, index) => note(context, hertz, start + index * 0.18));
  return context.startRendering();
}

const asBase64 = async (file: Blob): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^.*,/, ''));
    reader.readAsDataURL(file);
  });

async function loadFonts(): Promise<void> {
  for (const weight of ['500', '700']) {
    const font = new FontFace('Figtree', `url(/figtree-${weight}.woff2)`, { weight });
    document.fonts.add(await font.load());
  }
}

/**
 * The video (VP9 and Opus in WebM, with an index to seek by) and its cover (WebP), in base64.
 * @param library address of mediabunny
 */
export async function recordVideo(library: string): Promise<{ video: string; cover: string }> {
  const { Output, WebMOutputFormat, BufferTarget, CanvasSource, AudioBufferSource } = (await import(
    library
  )) as typeof Mediabunny;
  await loadFonts();
  const canvas = new OffscreenCanvas(WIDTH, HEIGHT);
  const on = canvas.getContext('2d');
  const [first] = TIMED_SCENES;
  if (!on || !first) throw new Error('This browser cannot draw');
  const target = new BufferTarget();
  const output = new Output({ format: new WebMOutputFormat(), target });
  const frames = new CanvasSource(canvas, {
    codec: 'vp9',
    bitrate: VIDEO_BITS_PER_SECOND,
    latencyMode: 'quality',
    keyFrameInterval: 60, // seconds: the scenes have their own
  });
  const sound = new AudioBufferSource({ codec: 'opus', bitrate: AUDIO_BITS_PER_SECOND });
  output.addVideoTrack(frames, { frameRate: FRAMES_PER_SECOND });
  output.addAudioTrack(sound);
  await output.start();
  for (const scene of TIMED_SCENES)
    for (let frame = 0; frame < scene.seconds * FRAMES_PER_SECOND; frame += 1) {
      drawScene(on, scene, frame / FRAMES_PER_SECOND);
      const second = scene.start + frame / FRAMES_PER_SECOND;
      await frames.add(second, 1 / FRAMES_PER_SECOND, { keyFrame: frame === 0 });
    }
  await sound.add(await renderSound(TIMED_SCENES.at(-1)?.end ?? 0));
  await output.finalize();
  drawScene(on, first, COVER_SECOND);
  return {
    video: await asBase64(new Blob([target.buffer ?? new ArrayBuffer()])),
    cover: await asBase64(await canvas.convertToBlob({ type: 'image/webp', quality: 0.8 })),
  };
}
