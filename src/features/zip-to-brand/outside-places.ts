/** Places for visitors whose area has no brand. */
export const MARKETPLACE = { site: 'https://www.healthcare.gov/', phone: '1-800-318-2596' };
/** The insurance departments of all states and territories. */
export const REGULATORS = 'https://content.naic.org/state-insurance-departments';
