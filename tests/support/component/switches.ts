/** Brands by the switches that operations have set in the sandbox. */
import type { Brand } from '../../../src/brand/brand.schema.ts';
import { BRAND_SWITCHES } from '../../../stubs/sandbox/controls/switch-defaults.ts';
import { brandWhere } from '../brands.ts';

/** The first brand that has a switch on. @throws Error if none has it */
export const brandWithSwitch = (name: string): Brand =>
  brandWhere(({ code }) => BRAND_SWITCHES[code]?.[name] === 'Y');
