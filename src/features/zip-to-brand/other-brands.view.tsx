/**
 * Lists brands that serve the zip code but do not sell to the requested segment. The list is separate from the brands to
 * choose from (decisions/visitors#who-a-brand-sells-to).
 */
import type { Segment } from '../../lib/fields/zip-code.rules.ts';
import { portalAddress, type Portals } from '../../session/redirects/brand-portals.rules.ts';
import { thisPage } from './brand-card.view.tsx';
import { marketNames } from './market-names.ts';
import type { ZipBrand } from './zip-outcome.rules.ts';
import { t } from './zip-to-brand.text.ts';

interface OtherBrandsProps {
  brands: readonly ZipBrand[];
  portals: Portals;
  segment: Segment;
  /** Code of this site's brand. */
  here: string;
}

export const OtherBrands = ({ brands, portals, segment, here }: OtherBrandsProps) => (
  <section className="brand-others" aria-labelledby="brand-others-heading">
    <h3 id="brand-others-heading">{t(`others${segment}`)}</h3>
    <ul>
      {brands.map((brand) => {
        const portal = portalAddress(brand.code, portals, window.location, thisPage());
        const isHere = brand.code === here;
        return (
          <li key={brand.code}>
            {isHere || portal === null ? <strong>{brand.name}</strong> : <a href={portal}>{brand.name}</a>}
            {` ${t(isHere ? 'otherHere' : 'otherFor', { people: marketNames(brand.markets) })}`}
          </li>
        );
      })}
    </ul>
  </section>
);
