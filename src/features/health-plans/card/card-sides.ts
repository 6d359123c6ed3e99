/** The texts of a card's two sides, in the language of the page. What the services do not have is left out. */
import { showLongDate } from '../../../lib/date/long-date.ts';
import type { IdCard } from '../id-card.rules.ts';
import type { CardField, CardSide } from './card-drawing.rules.ts';
import { t } from './id-card.text.ts';

export type SideName = 'front' | 'back';

const field = (label: string, value: string | null): CardField[] => (value ? [{ label, value }] : []);

function frontOf(card: IdCard, brandName: string): CardSide {
  const [count, names] = [card.planNames.length, card.planNames.join(' + ')];
  return {
    title: brandName,
    aside: t('card'),
    fields: [
      ...field(t('member'), card.memberName),
      ...field(t('group'), card.groupNumber),
      ...field(t('memberId'), card.memberId),
      ...field(t('effective'), card.effective && showLongDate(card.effective)),
      ...field(t('subscriber'), card.subscriberName),
      ...field(t('employer'), card.employer),
    ],
    wide: names === '' ? null : { label: t('plan', { count }), value: names, isEnglish: true },
  };
}

const backOf = ({ helpNumbers }: IdCard, brandName: string): CardSide => ({
  title: t('phones'),
  aside: brandName,
  fields: helpNumbers.map(({ desk, phone, hours, tty }) => ({
    label: t(`desk.${desk}`),
    value: phone,
    notes: [hours, tty && t('tty', { number: tty })].filter(Boolean),
    isEnglish: true,
  })),
  wide: null,
});

export const cardSides = (card: IdCard, brandName: string): Record<SideName, CardSide> => ({
  front: frontOf(card, brandName),
  back: backOf(card, brandName),
});
