/** Writes the record of a state without brands: known facts, and placeholders for the rest. */
import type { StateRecord } from '../../src/brand/states/state.schema.ts';
import { CONFIRM, NO_PHONE, NO_SITE } from '../../src/brand/validate/new-brand-values.ts';
import { stateNames as spanishNames } from '../../src/lib/text/state-names.text.es.ts';
import { texts as stateNames } from '../../src/lib/text/state-names.text.ts';

const LANGUAGES = 15;

/** The codes of the languages that occur most often in the state records, most frequent first. */
function commonLanguages(states: readonly StateRecord[]): string[] {
  const counts = Map.groupBy(
    states.flatMap(({ languages }) => languages),
    (code) => code,
  );
  return [...counts.entries()]
    .toSorted(([, some], [, others]) => others.length - some.length)
    .slice(0, LANGUAGES)
    .map(([code]) => (code === 'no' ? '"no"' : code));
}

/** @param states records of the states that have brands */
export const newStateText = (state: keyof typeof stateNames, states: readonly StateRecord[]): string =>
  `# yaml-language-server: $schema=../_schema/state.schema.json
# Compare every name, number and address with the office's own site before people rely on it.
name:
  english: "${stateNames[state]}"
  spanish: "${spanishNames[state]}"
regulator:
  name:
    english: "Change me: the office for complaints, such as Ohio Department of Insurance"
    spanish: "Cámbieme: la oficina de quejas, por ejemplo Departamento de Seguros de Ohio"
  phone: ${NO_PHONE} # change: its phone number
  site: ${NO_SITE} # change: its site
ownMarketplace: false ${CONFIRM} whether the state has a marketplace of its own; then change these lines
marketplace:
  name: "HealthCare.gov"
  phone: 1-800-318-2596
  site: https://www.healthcare.gov/
# Left out if the state has none: otherRegulator, externalAppeal, medicaid, children, medicareCounseling and promptPay (pa.yaml has most of
# them).
languages: [${commonLanguages(states).join(', ')}] ${CONFIRM} its 15 of the HHS list for section 1557, the largest group first
# Facts that differ from state to state, one sentence or two each.
notes:
  - english: "Change me: who can get Medicaid, with or without children."
    spanish: "Cámbieme: quién puede recibir Medicaid, con o sin hijos."
# The paragraph on state law in the privacy policy.
privacyLaw:
  english: "Change me: the laws on privacy of the state, in a sentence or two."
  spanish: "Cámbieme: las leyes de privacidad del estado, en una o dos oraciones."
`;
