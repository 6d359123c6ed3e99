/** Facts about a state, by their names in copy: `{state.regulator.phone}`, `{if state.externalAppeal}`. */
import { FEDERAL_MARKETPLACE } from '../../lib/text/federal-marketplace.ts';
import type { PortalLanguage } from '../../lib/text/i18n.ts';
import type { StateRecord, Words } from './state.schema.ts';

type Fact = (state: StateRecord) => Words | string | undefined;

const marketplaceWords = (
  { ownMarketplace, marketplace }: StateRecord,
  fact: 'name' | 'site',
): Words | string =>
  ownMarketplace ? marketplace[fact] : { english: marketplace[fact], spanish: FEDERAL_MARKETPLACE.es[fact] };

const FACTS = {
  'state.name': ({ name }) => name,
  'state.regulator.name': ({ regulator }) => regulator.name,
  'state.regulator.covers': ({ regulator }) => regulator.covers,
  'state.regulator.phone': ({ regulator }) => regulator.phone,
  'state.regulator.site': ({ regulator }) => regulator.site,
  'state.otherRegulator.name': ({ otherRegulator }) => otherRegulator?.name,
  'state.otherRegulator.covers': ({ otherRegulator }) => otherRegulator?.covers,
  'state.otherRegulator.phone': ({ otherRegulator }) => otherRegulator?.phone,
  'state.otherRegulator.site': ({ otherRegulator }) => otherRegulator?.site,
  'state.externalAppeal.name': ({ externalAppeal }) => externalAppeal?.name,
  'state.externalAppeal.phone': ({ externalAppeal }) => externalAppeal?.phone,
  'state.marketplace.name': (state) => marketplaceWords(state, 'name'),
  'state.marketplace.phone': ({ marketplace }) => marketplace.phone,
  'state.marketplace.site': (state) => marketplaceWords(state, 'site'),
  'state.medicaid.name': ({ medicaid }) => medicaid?.name,
  'state.children.name': ({ children }) => children?.name,
  'state.medicareCounseling.name': ({ medicareCounseling }) => medicareCounseling?.name,
  'state.medicareCounseling.phone': ({ medicareCounseling }) => medicareCounseling?.phone,
  'state.privacyLaw': ({ privacyLaw }) => privacyLaw,
} as const satisfies Readonly<Record<string, Fact>>;

export const STATE_FACTS: ReadonlyMap<string, Fact> = new Map<string, Fact>(Object.entries(FACTS));

/** Conditions that only `{if …}` can use. Unlike a fact, they have no text that copy can show. */
const GROUPS: ReadonlyMap<string, (state: StateRecord) => boolean> = new Map([
  ['state.ownMarketplace', ({ ownMarketplace }: StateRecord) => ownMarketplace],
  ['state.otherRegulator', ({ otherRegulator }: StateRecord) => otherRegulator !== undefined],
  ['state.externalAppeal', ({ externalAppeal }: StateRecord) => externalAppeal !== undefined],
]);

/** Names of state facts and groups of facts that `{if …}` may use. */
export const STATE_CONDITIONS: readonly string[] = [...GROUPS.keys(), ...STATE_FACTS.keys()];

/** The text in the page's language. A plain string is the same in every language. */
export const wordsIn = (words: Words | string, language: PortalLanguage): string =>
  typeof words === 'string' ? words : words[language === 'es' ? 'spanish' : 'english'];

/** A fact by name. @returns undefined if the state does not have the fact */
export function stateFact(state: StateRecord, name: string, language: PortalLanguage): string | undefined {
  const fact = STATE_FACTS.get(name)?.(state);
  return fact === undefined ? undefined : wordsIn(fact, language);
}

export const hasStateFact = (state: StateRecord, name: string): boolean =>
  GROUPS.get(name)?.(state) ?? STATE_FACTS.get(name)?.(state) !== undefined;
