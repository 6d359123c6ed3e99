/** Colors and font of a card as the page shows them, for the saved picture. */
import type { CardLook } from './save-card-image.ts';

const fillOf = (card: Element, part: string): string => {
  const found = card.querySelector(`.id-card-${part}`);
  return found ? getComputedStyle(found).fill : '';
};

/** @param card front of the card on the screen, which has every tone */
export const lookOf = (card: Element): CardLook => ({
  family: getComputedStyle(card).fontFamily,
  paper: fillOf(card, 'paper'),
  band: fillOf(card, 'band'),
  tones: {
    band: fillOf(card, 'band-text'),
    ink: fillOf(card, 'ink-text'),
    soft: fillOf(card, 'soft-text'),
  },
});
