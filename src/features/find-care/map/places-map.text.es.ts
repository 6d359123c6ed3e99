import type { Translation } from '../../../lib/text/i18n.ts';
import type { texts } from './places-map.text.ts';

export const placesMap: Translation<typeof texts> = {
  label: 'Mapa de los lugares. La lista tiene los mismos.',
  help: 'Mueva el mapa con las flechas y use más y menos para acercar o alejar. La tecla Enter elige el lugar del centro.',
  zoomIn: 'Acercar',
  zoomOut: 'Alejar',
  fit: 'Mostrar los lugares de esta página',
  wheelHint: 'Presione Ctrl o ⌘ y gire la rueda para acercar el mapa.',
  fingerHint: 'Use dos dedos para mover el mapa.',
  cluster: {
    one: '{count} lugar. Presione la tecla Enter para acercar.',
    other: '{count} lugares. Presione la tecla Enter para acercar.',
  },
  pressEnter: '{name}. Presione la tecla Enter para elegirlo.',
  nothing: 'Aquí no hay lugares',
  selected: 'Elegido: {name}',
  off: {
    one: '{count} lugar no está en este mapa, por ejemplo en Puerto Rico. Está en la lista.',
    other: '{count} lugares no están en este mapa, por ejemplo en Puerto Rico. Están en la lista.',
  },
  milesBar: { one: '{count} milla', other: '{count} millas' },
};
