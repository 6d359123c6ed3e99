/** Stores changed switches of a brand or of ALL, which override the defaults. */
import * as v from 'valibot';
import { brandOf } from '../brand-records.ts';
import { PUBLIC_SWITCHES, SANDBOX_SWITCHES, SECURE_SWITCHES } from './switch-defaults.ts';
import type { State } from '../storage/state.ts';

/** The state kind under which changed switches are stored. The key is a brand code or ALL; the value maps switch names to values. */
export const CONFIG_KIND = 'app-config';
export const ALL = 'ALL';

export const SWITCH_NAMES: readonly string[] = [
  ...new Set([PUBLIC_SWITCHES, SECURE_SWITCHES, SANDBOX_SWITCHES].flatMap((some) => Object.keys(some))),
];

export const isYesOrNo = (name: string): boolean => {
  const usual = PUBLIC_SWITCHES[name] ?? SECURE_SWITCHES[name] ?? SANDBOX_SWITCHES[name];
  return usual === 'Y' || usual === 'N';
};

const values = v.record(v.string(), v.string());

/** Converts a brand code, or ALL, to the spelling under which switches are stored; undefined if the brand is unknown. */
export const switchBrand = (brand: string): string | undefined =>
  brand.toUpperCase() === ALL ? ALL : brandOf(brand)?.code;

/** The changed switches of a brand or of ALL. */
export const changedSwitchesOf = (state: State, brand: string): Readonly<Record<string, string>> =>
  state.get('', CONFIG_KIND, brand, values) ?? {};

interface ChangedSwitch {
  brand: string;
  name: string;
  value: string;
}

export const changedSwitches = (state: State): ChangedSwitch[] =>
  [...state.list('', CONFIG_KIND, values)].flatMap(([brand, turned]) =>
    Object.entries(turned).map(([name, value]) => ({ brand, name, value })),
  );

/** Sets a switch; null restores its default. @param brand as returned by `switchBrand` */
export function setSwitch(state: State, brand: string, name: string, value: string | null): void {
  const { [name]: _before, ...others } = changedSwitchesOf(state, brand);
  const turned = value === null ? others : { ...others, [name]: value };
  if (Object.keys(turned).length > 0) state.set('', CONFIG_KIND, brand, turned);
  else state.remove('', CONFIG_KIND, brand);
}
