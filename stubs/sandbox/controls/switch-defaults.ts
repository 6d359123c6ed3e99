/** Default values of the member application's switches. */

type Switches = Readonly<Record<string, string>>;

/** Switches that everyone may read. */
export const PUBLIC_SWITCHES: Switches = {
  MAINTENANCE: 'N',
  LIVE_CHAT_START_DATE: '20260101',
  LIVE_CHAT_END_DATE: '20301231',
  LIVE_CHAT_BRANDS: 'hmbcbs,hmbcbsde,hmbcbswv,pbs,nepa',
};

/** Switches that only signed-in users may read. */
export const SECURE_SWITCHES: Switches = {
  CLAIMS_AND_SPENDING_MAINTENANCE: 'N',
  CLAIMS_AND_SPENDING_SHOW_TO_ALL: 'N',
  SUPPRESS_PLAN_PROGRESS_MODULE: 'N',
  ENABLE_PLAN_PROGRESS_DROPDOWN: 'N',
};

/** Switches of the sandbox itself, which no configuration call returns. */
export const SANDBOX_SWITCHES: Switches = {
  /** Whether there are 10,000 stores and providers instead of a few in each town. */
  MANY_PLACES: 'N',
};

/** Values that differ from the defaults, by brand. */
export const BRAND_SWITCHES: Readonly<Record<string, Switches>> = {
  ndbcbs: { ENABLE_PLAN_PROGRESS_DROPDOWN: 'Y' },
  wybcbs: { ENABLE_PLAN_PROGRESS_DROPDOWN: 'Y' },
  nanat: { SUPPRESS_PLAN_PROGRESS_MODULE: 'Y' },
};
