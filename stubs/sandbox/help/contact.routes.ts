/** The call that sends a message to customer service (spec 000 §2 'Need-help contact us'). */
import { contactUs } from '../../../src/features/help/contact.schema.ts';
import { addDays, toCompactDate, type IsoDate } from '../../../src/lib/date/date.ts';
import { isEmailAddress, isPhoneNumber } from '../http/contacts.ts';
import { acceptOnce } from '../http/idempotency.ts';
import { refuse } from '../http/requests.ts';
import { brandOf } from '../brand-records.ts';
import { createRouter, type SandboxServices } from '../context.ts';
import { serveCall } from '../serve-call.ts';

/** The kind of the state values that store messages to customer service. A message's key is its request key. */
export const CONTACT_KIND = 'contact';
const BUSINESS_DAYS = 2;
const CONTACTS = { PHONE: isPhoneNumber, EMAIL: isEmailAddress } as const;

const isWeekend = (day: IsoDate): boolean => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());

/** The date that is `days` business days after `day`. Holidays count as business days. */
export function businessDaysLater(day: IsoDate, days: number): IsoDate {
  const next = addDays(day, 1);
  if (isWeekend(next)) return businessDaysLater(next, days);
  return days > 1 ? businessDaysLater(next, days - 1) : next;
}

export function contactRoutes(services: SandboxServices) {
  const routes = createRouter();

  serveCall(routes, services, contactUs, ({ payload, day }) => {
    if (!brandOf(payload.brand)) return refuse(400, 'NO-SUCH-BRAND');
    if (!CONTACTS[payload.replyBy](payload.contactValue)) return refuse(400, 'CONTACT-INVALID');
    const confirmationId = acceptOnce(services, CONTACT_KIND, payload);
    if (confirmationId instanceof Response) return confirmationId;
    const answerBy = toCompactDate(businessDaysLater(day, BUSINESS_DAYS));
    return { payload: { confirmationId, status: 'RECEIVED' as const, answerBy } };
  });

  return routes;
}
