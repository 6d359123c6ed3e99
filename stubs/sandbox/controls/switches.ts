/** Switches that were turned since the sandbox started: over those of the data, by brand or for ALL. */
import * as v from 'valibot';
import { brandOf } from '../brand-records.ts';
import { PUBLIC_SWITCHES, SECURE_SWITCHES } from './switch-defaults.ts';
import type { State } from '../storage/state.ts';

/** Where state keeps them: key the brand's code or ALL, value names and values. */
export const CONFIG_KIND = 'app-config';
export const ALL = 'ALL';

/** Every name that can be turned. */
export const SWITCH_NAMES: readonly string[] = [
  ...new Set([...Object.keys(PUBLIC_SWITCHES), ...Object.keys(SECURE_SWITCHES)]),
];

/** Whether a switch is Y or N, and not a date or a list. */
export const isYesOrNo = (name: string): boolean => {
  const usual = PUBLIC_SWITCHES[name] ?? SECURE_SWITCHES[name];
  return usual === 'Y' || usual === 'N';
};

const values = v.record(v.string(), v.string());

/** The code as state and data write it; undefined where nobody has it. */
export const switchBrand = (brand: string): string | undefined =>
  brand.toUpperCase() === ALL ? ALL : brandOf(brand)?.code;

/** What was turned for a brand or ALL. */
export const turnedFor = (state: State, brand: string): Readonly<Record<string, string>> =>
  state.get('', CONFIG_KIND, brand, values) ?? {};

interface TurnedSwitch {
  brand: string;
  name: string;
  value: string;
}

/** Everything that was turned. */
export const turnedSwitches = (state: State): TurnedSwitch[] =>
  [...state.list('', CONFIG_KIND, values)].flatMap(([brand, turned]) =>
    Object.entries(turned).map(([name, value]) => ({ brand, name, value })),
  );

/** Turns a switch; null puts it back. @param brand as `switchBrand` gives it */
export function turnSwitch(state: State, brand: string, name: string, value: string | null): void {
  const { [name]: _before, ...others } = turnedFor(state, brand);
  const turned = value === null ? others : { ...others, [name]: value };
  if (Object.keys(turned).length > 0) state.set('', CONFIG_KIND, brand, turned);
  else state.remove('', CONFIG_KIND, brand);
}
