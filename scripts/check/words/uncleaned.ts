/** Folders whose texts still use rejected words. Remove a folder when its texts are clean. */
export const UNCLEANED: readonly string[] = [
  'src/features/claims/',
  'src/features/coverage/',
  'src/features/dental-history/',
  'src/features/health-plans/',
  'src/features/messages/',
  'src/features/pay-claim/',
  'src/features/pay-premium/',
  'src/features/plan-progress/',
  'src/features/prescriptions/',
  'src/features/spending/',
  'src/features/statements/',
  'src/member/',
];
