import { translator } from '../../../lib/text/i18n.ts';

export const texts = {
  label: 'Map of the places. The list has the same ones.',
  help: 'Move with the arrow keys, zoom with plus and minus. Enter selects the place in the middle.',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fit: 'Show the places of this page',
  wheelHint: 'Hold Ctrl or ⌘ and scroll to zoom the map.',
  fingerHint: 'Use two fingers to move the map.',
  cluster: {
    one: '{count} place. Press Enter to zoom in.',
    other: '{count} places. Press Enter to zoom in.',
  },
  pressEnter: '{name}. Press Enter to select it.',
  nothing: 'No place here',
  selected: 'Selected: {name}',
  off: {
    one: '{count} place isn’t on this map, for example in Puerto Rico. It is in the list.',
    other: '{count} places aren’t on this map, for example in Puerto Rico. They are in the list.',
  },
  milesBar: { one: '{count} mile', other: '{count} miles' },
} as const;

export const t = translator('placesMap', texts);
