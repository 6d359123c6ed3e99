/** Online documents and notifications (decisions/home#paperless-documents-and-notifications). Pure. */
import { CHANNELS, DOCUMENT_TYPES, NOTIFIED_EVENTS, type Communication } from './communication-choices.ts';

export type NotifiedEvent = (typeof NOTIFIED_EVENTS)[number];

/** Addresses for notifications; '' if there is none. */
export interface Contact {
  email: string;
  mobile: string;
}

export interface CommunicationError {
  /** The group of choices that shows the error. */
  field: 'paperless' | NotifiedEvent;
  problem: 'mobileMissing' | 'emailMissing';
}

/** Sorts the choices and drops events without a channel, so that equal choices compare equal. */
function tidyCommunication({ paperless, notifications }: Communication): Communication {
  const channelsOf = (event: NotifiedEvent) =>
    CHANNELS.filter((channel) =>
      notifications.some(({ eventType, channels }) => eventType === event && channels.includes(channel)),
    );
  return {
    paperless: DOCUMENT_TYPES.filter((type) => paperless.includes(type)),
    notifications: NOTIFIED_EVENTS.map((eventType) => ({
      eventType,
      channels: channelsOf(eventType),
    })).filter(({ channels }) => channels.length > 0),
  };
}

export const isSameCommunication = (a: Communication, b: Communication): boolean =>
  JSON.stringify(tidyCommunication(a)) === JSON.stringify(tidyCommunication(b));

/** Reads the choices from the form. @param hidden events that the form does not show; their choices do not change */
export function communicationOf(
  data: FormData,
  saved: Communication,
  hidden: readonly NotifiedEvent[],
): Communication {
  const notShown = saved.notifications.filter(({ eventType }) => hidden.includes(eventType));
  const chosen = NOTIFIED_EVENTS.filter((event) => !hidden.includes(event)).map((eventType) => ({
    eventType,
    channels: CHANNELS.filter((channel) => data.getAll(eventType).includes(channel)),
  }));
  const paperless = DOCUMENT_TYPES.filter((type) => data.getAll('paperless').includes(type));
  return tidyCommunication({ paperless, notifications: [...chosen, ...notShown] });
}

/** @param contact null if the profile is unknown; then only the service checks for missing addresses */
export function communicationErrors(
  { paperless, notifications }: Communication,
  contact: Contact | null,
): CommunicationError[] {
  if (contact === null) return [];
  const errors: CommunicationError[] =
    paperless.length > 0 && contact.email === '' ? [{ field: 'paperless', problem: 'emailMissing' }] : [];
  for (const { eventType, channels } of notifications) {
    if (channels.includes('EMAIL') && contact.email === '')
      errors.push({ field: eventType, problem: 'emailMissing' });
    else if (channels.includes('SMS') && contact.mobile === '')
      errors.push({ field: eventType, problem: 'mobileMissing' });
  }
  return errors;
}

/**
 * The events that the form does not offer: MESSAGE, if there is no message center. The form still offers MESSAGE if the
 * saved choice needs a missing address, because the member must then change that choice to save the form.
 */
export const hiddenEvents = (
  hasMessages: boolean,
  saved: Communication,
  contact: Contact | null,
): readonly NotifiedEvent[] =>
  hasMessages || communicationErrors(saved, contact).some(({ field }) => field === 'MESSAGE')
    ? []
    : ['MESSAGE'];

/** The error beside the first choice that caused a refusal; null for an unknown code. @param code errors[0].errorMessage */
export function refusedCommunication(
  code: string | undefined,
  chosen: Communication,
): CommunicationError | null {
  const contact = {
    'EMAIL-MISSING': { email: '', mobile: '-' },
    'MOBILE-MISSING': { email: '-', mobile: '' },
  };
  const missing = code === 'EMAIL-MISSING' || code === 'MOBILE-MISSING' ? contact[code] : null;
  return communicationErrors(chosen, missing)[0] ?? null;
}
