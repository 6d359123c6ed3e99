/** The states that a brand serves (`brandsByState`). */
import type { Brand } from '../brand.schema.ts';
import type { PromptPay } from './state.schema.ts';

type ServingBrand = Pick<Brand, 'code' | 'language' | 'brandState' | 'brandsByState' | 'state'>;

function isSoleState({ code, brandState, brandsByState }: ServingBrand): boolean {
  const served = Object.entries(brandsByState).filter(([, codes]) => codes.includes(code));
  return served.length === 1 && served[0]?.[0] === brandState;
}

/** The name of the brand's home state in the language of the record, if the brand serves no other; otherwise undefined. */
export const soleStateName = (brand: ServingBrand): string | undefined =>
  isSoleState(brand) ? brand.state?.name[brand.language === 'es' ? 'spanish' : 'english'] : undefined;

/** `state` is its name in the language of the record. */
export type StatePromptPay = PromptPay & { state: string };

/** Null if the home state has no such law, or if the brand serves other states: theirs may apply (decisions/claims#legal-deadlines-to-settle-claims). */
export function statePromptPay(brand: ServingBrand): StatePromptPay | null {
  const [state, rule] = [soleStateName(brand), brand.state?.promptPay];
  return state && rule ? { state, ...rule } : null;
}
