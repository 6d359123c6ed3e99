/** A zip code that is searched from the header or footer (decisions/visitors#zip-codes-and-phones-in-search). */
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { brandWhere } from '../../../tests/support/brands.ts';
import { watchNavigation } from '../../../tests/support/component/navigation.ts';
import { renderFor } from '../../../tests/support/component/portal.tsx';
import { openZipAnswer } from './search-form.ts';

it('a zip code that is searched on Find your plan is put into the zip code field before the page reloads', () => {
  renderFor(
    brandWhere(() => true),
    '/find-your-plan/',
    () => <input aria-label="Your zip code" id="zip-code" defaultValue="55401" />,
  );
  const opened = watchNavigation();
  openZipAnswer('19103', 'assign');
  expect(screen.getByLabelText('Your zip code')).toHaveValue('19103');
  expect(opened).toEqual([expect.stringMatching(/find-your-plan\/#zip-answer$/), window.location.href]);
});
