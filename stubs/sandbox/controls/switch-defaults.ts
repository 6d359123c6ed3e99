/** Switches of the member application, by brand. */

type Switches = Readonly<Record<string, string>>;

/** Everybody may read these. */
export const PUBLIC_SWITCHES: Switches = {
  MAINTENANCE: 'N',
  LIVE_CHAT_START_DATE: '20260101',
  LIVE_CHAT_END_DATE: '20301231',
  LIVE_CHAT_BRANDS: 'hmbcbs,hmbcbsde,hmbcbswv,pbs,nepa',
};

/** Whoever is signed in. */
export const SECURE_SWITCHES: Switches = {
  CLAIMS_AND_SPENDING_MAINTENANCE: 'N',
  CLAIMS_AND_SPENDING_SHOW_TO_ALL: 'N',
  SUPPRESS_PLAN_PROGRESS_MODULE: 'N',
  ENABLE_PLAN_PROGRESS_DROPDOWN: 'N',
};

/** What a brand has otherwise. */
export const BRAND_SWITCHES: Readonly<Record<string, Switches>> = {
  ndbcbs: { ENABLE_PLAN_PROGRESS_DROPDOWN: 'Y' },
  wybcbs: { ENABLE_PLAN_PROGRESS_DROPDOWN: 'Y' },
  nanat: { SUPPRESS_PLAN_PROGRESS_MODULE: 'Y' },
};
