/** Rules that depend on which states a brand serves (`brandsByState`). */
import type { Brand } from '../brand.schema.ts';
import type { PromptPay } from './state.schema.ts';

type ServingBrand = Pick<Brand, 'code' | 'language' | 'brandState' | 'brandsByState' | 'state'>;

function isSoleState({ code, brandState, brandsByState }: ServingBrand): boolean {
  const served = Object.entries(brandsByState).filter(([, codes]) => codes.includes(code));
  return served.length === 1 && served[0]?.[0] === brandState;
}

/** The name of the home state, in the record's language, if the brand serves only that state; otherwise undefined. */
export const soleStateName = (brand: ServingBrand): string | undefined =>
  isSoleState(brand) ? brand.state?.name[brand.language === 'es' ? 'spanish' : 'english'] : undefined;

/** A state's prompt-pay law. `state` is the state's name in the record's language. */
export type StatePromptPay = PromptPay & { state: string };

/** The home state's prompt-pay law. Null if the state has none, or if the brand also serves other states, whose laws may apply (decisions/claims#legal-deadlines-to-settle-claims). */
export function statePromptPay(brand: ServingBrand): StatePromptPay | null {
  const [state, rule] = [soleStateName(brand), brand.state?.promptPay];
  return state && rule ? { state, ...rule } : null;
}
