/** Chooses brands by the values that the sandbox sets for a brand's switches. */
import type { Brand } from '../../../src/brand/brand.schema.ts';
import { BRAND_SWITCHES } from '../../../stubs/sandbox/controls/switch-defaults.ts';
import { brandWhere } from '../brands.ts';

/** The first brand for which `BRAND_SWITCHES` turns a switch on. @throws Error if there is none */
export const brandWithSwitch = (name: string): Brand =>
  brandWhere(({ code }) => BRAND_SWITCHES[code]?.[name] === 'Y');
