import type { BrandError } from '../brand-error.ts';
import { alertErrorAt, type AlertSource } from './alerts.ts';

const KEYS = ['title', 'text'] as const;

/** Notices with a new English text that still have the Spanish of an earlier notice or of the example. */
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
