import * as v from 'valibot';
import { defineCall, type ResponseOf } from '../../lib/http/call.schema.ts';
import { nullableFlag, optionalDate, optionalFlag, optionalText, text } from '../../lib/http/wire.schema.ts';
import { PUBLIC_APP_CONFIG } from './app-config.request.ts';

const setting = v.object({ name: text, value: v.string() });

const codes = v.pipe(
  optionalText,
  v.transform((list) =>
    list
      .toLowerCase()
      .split(',')
      .map((code) => code.trim())
      .filter(Boolean),
  ),
);

const known = v.object({
  CLAIMS_AND_SPENDING_MAINTENANCE: optionalFlag,
  CLAIMS_AND_SPENDING_SHOW_TO_ALL: optionalFlag,
  MAINTENANCE: optionalFlag,
  SUPPRESS_PLAN_PROGRESS_MODULE: nullableFlag,
  ENABLE_PLAN_PROGRESS_DROPDOWN: nullableFlag,
  LIVE_CHAT_START_DATE: optionalDate,
  LIVE_CHAT_END_DATE: optionalDate,
  LIVE_CHAT_BRANDS: codes,
});

const configResponse = v.pipe(
  v.object({
    payload: v.pipe(
      v.array(setting),
      v.transform((list) =>
        Object.fromEntries(list.map(({ name, value }): readonly unknown[] => [name, value])),
      ),
      known,
    ),
  }),
  v.transform(({ payload }) => ({
    claimsAndSpending: {
      maintenance: payload.CLAIMS_AND_SPENDING_MAINTENANCE,
      showToAll: payload.CLAIMS_AND_SPENDING_SHOW_TO_ALL,
    },
    maintenance: payload.MAINTENANCE, // if on, a maintenance view replaces every view (spec 000 §2 Routes)
    /** A switch is null if the list does not contain it; the value for ALL then applies (decisions/plans#switches-and-the-plan-dropdown). */
    planProgress: {
      suppressed: payload.SUPPRESS_PLAN_PROGRESS_MODULE,
      dropdown: payload.ENABLE_PLAN_PROGRESS_DROPDOWN,
    },
    /** First and last day with live chat, inclusive; null without live chat. */
    liveChat: {
      from: payload.LIVE_CHAT_START_DATE,
      to: payload.LIVE_CHAT_END_DATE,
      brands: payload.LIVE_CHAT_BRANDS,
    },
  })),
);

/**
 * Public switches of an application for a brand (spec 000 §7 'appConfig/public/list'). Not in the spec: the response is
 * a list of name-value pairs, both strings; the application is `member`; the brand is in lower case or `ALL`; the
 * switches are MAINTENANCE (Y or N), LIVE_CHAT_START_DATE and LIVE_CHAT_END_DATE (yyyyMMdd, inclusive), and
 * LIVE_CHAT_BRANDS (codes). A missing switch is off.
 */
export const publicAppConfig = defineCall({
  ...PUBLIC_APP_CONFIG,
  response: configResponse,
});

/**
 * Switches for signed-in people (spec 000 §7, 001 §5, 001 §7 'Secure config'). Not in the spec: the path; a brand's own
 * list may override ALL; CLAIMS_AND_SPENDING_MAINTENANCE and CLAIMS_AND_SPENDING_SHOW_TO_ALL are Y or N.
 */
export const secureAppConfig = defineCall({
  method: 'get',
  path: '/cmcrst/x-services/appConfig/secure/list/{application}/{brand}',
  access: 'session',
  response: configResponse,
});
export type AppConfig = ResponseOf<typeof publicAppConfig>;

/**
 * The service's clock (ISO 8601, UTC) and version (spec 000 §7). Not in the spec: the path; the shape of the response,
 * which also contains an IANA timeZone.
 */
export const serverInfo = defineCall({
  method: 'get',
  path: '/rbsmbl/x-services/public/helperUtil',
  access: 'public',
  response: v.pipe(
    v.object({
      payload: v.object({ serverTime: v.pipe(v.string(), v.isoTimestamp()), timeZone: text, version: text }),
    }),
    v.transform(({ payload }) => ({
      now: Date.parse(payload.serverTime), // ms since 1970
      timeZone: payload.timeZone,
      version: payload.version,
    })),
  ),
});
