/** A second zip code replaces the first (decisions/visitors#the-headline-of-a-zip-result): pressing the field selects its content. */
import { brandWhere, test } from './support/journey.ts';

const brand = brandWhere(({ code, brandsByState }) => brandsByState['MN']?.[0] === code);
const FIELD = { field: 'Your zip code' } as const;

for (const path of ['/', '/find-your-plan/'])
  test(`on ${path} a second zip code replaces the first, even after a reload`, async ({ user, at }) => {
    const ask = async (zipCode: string, shown: string) => {
      await user.press(FIELD);
      await user.tab.type(zipCode);
      await user.waitFor(FIELD, ({ value }) => value === zipCode, `holds ${zipCode}`);
      await user.key('Enter');
      await user.see({ heading: new RegExp(shown) });
    };
    await user.open(at(brand, path));
    await ask('55401', 'serves Minneapolis');
    await ask('19103', 'does not serve Philadelphia');
    await user.tab.reload();
    await ask('43215', 'does not serve Columbus');
  });
