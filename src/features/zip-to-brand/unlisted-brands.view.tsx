/**
 * Lists brands that sell to the requested segment, although the county list shows none of their plans. Suggests calling
 * them, and says where else to get help (decisions/visitors#who-a-brand-sells-to).
 */
import type { Segment } from '../../lib/fields/zip-code.rules.ts';
import { BrandCard, type NextStep } from './brand-card.view.tsx';
import { OtherBrands } from './other-brands.view.tsx';
import { OutsideHelp } from './outside-help.view.tsx';
import { outsideOf } from './outside-places.ts';
import { choiceOf } from './zip-outcome.rules.ts';
import type { ZipAnswer } from './zip.service.ts';
import { t } from './zip-to-brand.text.ts';

interface UnlistedBrandsProps {
  answer: ZipAnswer;
  segment: Segment;
  next: NextStep;
}

export function UnlistedBrands({ answer, segment, next }: UnlistedBrandsProps) {
  const { outcome, portals, here } = answer;
  const call =
    outcome.kind === 'one' ? t('noSegmentCall', { brand: outcome.brand.name }) : t('noSegmentCallAny');
  return (
    <>
      <p>{`${t(`noSegment${segment}`)} ${call}`}</p>
      <ul className="brand-cards">
        {choiceOf(outcome).map((brand) => (
          <li key={brand.code}>
            <BrandCard
              brand={brand}
              portals={portals}
              isHere={brand.code === here}
              next={next}
              choice={{ withState: false }}
              isUnlisted
            />
          </li>
        ))}
      </ul>
      <OutsideHelp outside={outsideOf(answer.states, segment)} withPhone={false} />
      {outcome.others.length > 0 ? (
        <OtherBrands brands={outcome.others} portals={portals} segment={segment} here={here} />
      ) : null}
    </>
  );
}
