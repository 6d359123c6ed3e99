import type { Translation } from '../../../lib/text/i18n.ts';
import type { texts } from './coverage-ended.text.ts';

export const coverageEnded: Translation<typeof texts> = {
  ended: 'Su cobertura terminó el {date}.',
  still:
    'Aquí todavía puede ver reclamos, estados de cuenta y planes de antes de ese día, y apelar una decisión. Este plan no cubre la atención después de ese día.',
  next: 'Si tiene un plan nuevo, muestre la tarjeta de miembro de ese plan cuando reciba atención. Si no tiene ninguno, llame al {phone}. Después de perder la cobertura, muchas veces tiene solo 60 días para elegir un plan.',
};
