/** Both sides of a card as text. Fields for which the services return no value are omitted. */
import { showMoney, showWholeDollars } from '../../../lib/text/money.ts';
import { showLongDate } from '../../../lib/date/long-date.ts';
import type { IdCard } from '../id-card.rules.ts';
import type { CardField, CardSide } from './card-drawing.rules.ts';
import { t } from './id-card.text.ts';

export type SideName = 'front' | 'back';

const field = (label: string, value: string | null): CardField[] => (value ? [{ label, value }] : []);

const CENTS = 100;

const amountOf = (cents: number): string =>
  cents % CENTS === 0 ? showWholeDollars(cents) : showMoney(cents);

/** The labels are English because every ID card prints them that way. */
export const pharmacyOf = ({ rxBin, rxPcn, rxGroup }: IdCard): string =>
  [rxBin && `RxBIN ${rxBin}`, rxPcn && `PCN ${rxPcn}`, rxGroup && `RxGRP ${rxGroup}`]
    .filter(Boolean)
    .join(' · ');

export const copaysOf = ({ copays }: IdCard): string =>
  copays.map(({ visit, cents }) => t(`copay.${visit}`, { amount: amountOf(cents) })).join(' · ');

function frontOf(card: IdCard, brandName: string): CardSide {
  const [count, names] = [card.planNames.length, card.planNames.join(' + ')];
  return {
    title: brandName,
    aside: t('card'),
    fields: [
      ...field(t('memberId'), card.memberId),
      ...field(t('group'), card.groupNumber),
      ...field(t('member'), card.memberName),
      ...field(t('effective'), card.effective && showLongDate(card.effective)),
      ...field(t('subscriber'), card.subscriberName),
      ...field(t('employer'), card.employer),
      ...field(t('plan', { count }), names).map((plan) => ({ ...plan, isEnglish: true })),
    ],
    wide: [...field(t('forPharmacy'), pharmacyOf(card)), ...field(t('copays'), copaysOf(card))],
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
  wide: [],
});

export const cardSides = (card: IdCard, brandName: string): Record<SideName, CardSide> => ({
  front: frontOf(card, brandName),
  back: backOf(card, brandName),
});
