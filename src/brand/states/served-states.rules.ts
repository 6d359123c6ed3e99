/** The states that a brand serves (`brandsByState`). */
import type { Brand } from '../brand.schema.ts';

type ServingBrand = Pick<Brand, 'code' | 'language' | 'brandState' | 'brandsByState' | 'state'>;

/** The name of the brand's home state in the language of the record, if the brand serves no other; otherwise undefined. */
export function soleStateName({
  code,
  language,
  brandState,
  brandsByState,
  state,
}: ServingBrand): string | undefined {
  const served = Object.entries(brandsByState).filter(([, codes]) => codes.includes(code));
  const isSole = served.length === 1 && served[0]?.[0] === brandState;
  return isSole ? state?.name[language === 'es' ? 'spanish' : 'english'] : undefined;
}
