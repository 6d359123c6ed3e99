import type { BrandError } from '../brand-error.ts';
import { alertErrorAt, type AlertSource } from './alerts.ts';

const KEYS = ['title', 'text'] as const;

/** Errors for notices whose Spanish text was copied from another notice, although the English text is new. */
export const copiedSpanish = (alerts: readonly AlertSource[]): BrandError[] =>
  alerts.flatMap(({ alert, source }) =>
    KEYS.flatMap((key) => {
      const model = alerts.find(
        (other) =>
          other.alert.starts < alert.starts &&
          other.alert[key] !== alert[key] &&
          other.alert.spanish?.[key] === alert.spanish?.[key],
      );
      if (!model || !alert.spanish) return [];
      const message = `this is the Spanish of ${model.source.file}: translate this notice, or delete spanish: and its lines`;
      return [alertErrorAt(source, ['spanish', key], message)];
    }),
  );
