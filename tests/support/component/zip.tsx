/**
 * Helpers for component tests of the zip form. They render the form of the home page or of 'Find your plan', submit it,
 * and read its result.
 */
import { screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { portalsFile } from '../../../src/renderer/publish/portals-file.ts';
import type { Brand } from '../../../src/brand/brand.schema.ts';
import { toZipFormBrand } from '../../../src/features/zip-to-brand/zip-form-brand.ts';
import ZipForm from '../../../src/features/zip-to-brand/zip-form.island.tsx';
import { brands, brandWhere } from '../brands.ts';
import { renderFor, user } from './portal.tsx';
import { publishFile } from './services.ts';

const firstOf = (state: keyof Brand['brandsByState']): Brand =>
  brandWhere(({ code, brandsByState }) => brandsByState[state]?.[0] === code);
export const MINNESOTA = firstOf('MN');
export const OHIO = firstOf('OH');

export const ONE = '43215';
export const SEVERAL = '55401';
export const TWO_COUNTIES = '55044';
/** A zip code in Minnesota that is also served from North Dakota. */
export const ACROSS_THE_RIVER = '56560';

export const FIND_BRANDS = 'zipToBrand/getBrandInfo';
export const FIND_COUNTIES = 'zipCode/countyList';

const publishPortals = (): void => publishFile('/portals.json', portalsFile(brands));

/**
 * Renders the form and the slot for its result. The result is cleared when the test ends, because its store lives as
 * long as the worker.
 * @param path path of the home page, or of 'Find your plan', which asks for the segment
 */
export function openZip(brand: Brand, path = '/', below: ReactNode = null): void {
  publishPortals();
  renderFor(brand, path, () => (
    <>
      <ZipForm brand={toZipFormBrand(brand)} onPlanPage={path.includes('find-your-plan')} />
      <div id="zip-answer" />
      {below}
    </>
  ));
}

export const zipField = () => screen.getByLabelText('Your zip code');

export async function ask(zipCode: string): Promise<void> {
  await user.clear(zipField());
  await user.type(zipField(), `${zipCode}{Enter}`);
}

/** @param people the option to select under 'Who needs the plan?' */
export async function askFor(people: string, zipCode: string): Promise<void> {
  await user.selectOptions(screen.getByLabelText('Who needs the plan?'), people);
  await ask(zipCode);
}

export const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 2, name });

export function answer(): HTMLElement {
  const slot = document.querySelector<HTMLElement>('#zip-answer');
  if (!slot) throw new Error('the page has no slot for the answer');
  return slot;
}

export const cards = () => within(answer()).queryAllByRole('article');

export async function chooseCounty(name: string): Promise<void> {
  await user.click(await screen.findByRole('radio', { name }));
  await user.click(screen.getByRole('button', { name: 'Continue' }));
}

export { dropAnswer } from '../../../src/features/zip-to-brand/zip.store.ts';
