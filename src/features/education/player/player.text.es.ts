import type { Translation } from '../../../lib/text/i18n.ts';
import type { texts } from './player.text.ts';

export const educationPlayer: Translation<typeof texts> = {
  player: 'Reproductor de video: {title}',
  play: 'Reproducir',
  pause: 'Pausar',
  seek: 'Ir a otro momento',
  position: '{elapsed} de {total}',
  elapsed: 'Tiempo transcurrido',
  total: 'Duración total',
  mute: 'Silenciar',
  unmute: 'Activar el sonido',
  volume: 'Volumen',
  volumeValue: '{percent} por ciento',
  captions: 'Subtítulos',
  fullscreen: 'Pantalla completa',
  leaveFullscreen: 'Salir de pantalla completa',
  downloadFile: 'Descargar archivo',
  noFile: 'No hay ningún archivo para este video.',
  'language.en': 'Inglés',
  'language.es': 'Español',
};
