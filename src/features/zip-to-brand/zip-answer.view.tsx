/** The answer to a zip code: the question for the county, one brand, a choice of brands, or where else to turn. */
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { BrandCard, type NextStep } from './brand-card.view.tsx';
import { CountyForm, countyText } from './county-form.view.tsx';
import { isUnlisted, type County, type CountyQuestion } from './county-question.rules.ts';
import { OtherBrands } from './other-brands.view.tsx';
import { OutsideHelp } from './outside-help.view.tsx';
import { outsideOf } from './outside-places.ts';
import { UnlistedBrands } from './unlisted-brands.view.tsx';
import type { Difference } from './zip-outcome.rules.ts';
import type { ZipAnswer, ZipRequest } from './zip.service.ts';
import { t } from './zip-to-brand.text.ts';

const HEADING = 'zip-answer-heading';

interface AnswerFrameProps {
  heading: string;
  /** When it opens, so that the answer is in sight and read out. */
  takesFocus: boolean;
  children: ReactNode;
}

function AnswerFrame({ heading, takesFocus, children }: AnswerFrameProps) {
  const head = useRef<HTMLHeadingElement>(null);
  const open = useEffectEvent(() => {
    if (takesFocus) head.current?.focus();
  });
  useEffect(() => open(), []);
  return (
    <section className="zip-answer" aria-labelledby={HEADING}>
      <h2 ref={head} id={HEADING} tabIndex={-1}>
        {heading}
      </h2>
      {children}
    </section>
  );
}

/** As high as most answers. */
export const AnswerPlaceholder = () => (
  <div className="zip-answer zip-waiting" role="status">
    <span className="visually-hidden">{t('busy')}</span>
  </div>
);

const OUTSIDE_HEADINGS = {
  known: 'none',
  military: 'military',
  abroad: 'abroad',
  unknown: 'unknown',
} as const;

function headingOf({ outcome, states }: ZipAnswer, { zipCode: zip, segment }: ZipRequest): string {
  if (outcome.kind === 'one')
    return t(outcome.isHere ? 'oneHere' : 'oneElsewhere', { brand: outcome.brand.name });
  if (outcome.kind === 'several')
    return t(segment ? `several${segment}` : 'several', { count: outcome.brands.length });
  if (segment && outcome.others.length > 0) return t(`none${segment}`);
  const outside = outsideOf(states, segment);
  const country = outside.kind === 'abroad' ? t(outside.country) : '';
  return t(OUTSIDE_HEADINGS[outside.kind], { zip, country });
}

function differenceText(differences: readonly Difference[]): string {
  if (differences.includes('states')) return t('severalByState');
  if (differences.includes('markets')) return t('severalByMarket');
  return t(differences.length > 0 ? 'severalByOffer' : 'severalAlike');
}

interface OutcomeProps {
  answer: ZipAnswer;
  request: ZipRequest;
  next: NextStep;
}

function Choice({ answer: { outcome, states, portals, here }, request, next }: OutcomeProps) {
  if (outcome.kind === 'none') return <OutsideHelp outside={outsideOf(states, request.segment)} />;
  if (outcome.kind === 'one') {
    const { brand, isHere } = outcome;
    return (
      <>
        <p>{t(isHere ? 'oneHereText' : 'oneElsewhereText')}</p>
        <BrandCard brand={brand} portals={portals} isHere={isHere} next={next} />
      </>
    );
  }
  const { brands, differences } = outcome;
  return (
    <>
      <p>{`${t('severalText')} ${differenceText(differences)}`}</p>
      <ul className="brand-cards">
        {brands.map((brand) => (
          <li key={brand.code}>
            <BrandCard
              brand={brand}
              portals={portals}
              isHere={brand.code === here}
              next={next}
              choice={{ withState: differences.includes('states') }}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

function Brands(props: OutcomeProps) {
  const { outcome, portals, here } = props.answer;
  const { segment } = props.request;
  return (
    <>
      <Choice {...props} />
      {segment && outcome.others.length > 0 ? (
        <OtherBrands brands={outcome.others} portals={portals} segment={segment} here={here} />
      ) : null}
    </>
  );
}

interface PlaceLineProps {
  request: ZipRequest;
  county: County | null;
  onChange: (() => void) | null;
}

const PlaceLine = ({ request: { zipCode: zip }, county, onChange }: PlaceLineProps) => (
  <p className="zip-place">
    {county ? t('placeInCounty', { zip, county: countyText(county, false) }) : t('place', { zip })}
    {onChange ? (
      <button type="button" className="zip-change" onClick={onChange}>
        {t('changeCounty')}
      </button>
    ) : null}
  </p>
);

interface ZipAnswerProps extends OutcomeProps {
  county: { question: CountyQuestion; county: County | null };
  takesFocus: boolean;
  onChoose(fips: string): void;
  onChangeCounty(): void;
}

export function ZipAnswerView({
  answer,
  request,
  county: { question, county },
  next,
  takesFocus,
  ...on
}: ZipAnswerProps) {
  if (answer.outcome.kind !== 'none' && question.kind === 'ask' && !county)
    return (
      <AnswerFrame key="county" heading={t('countyHeading')} takesFocus={takesFocus}>
        <CountyForm zipCode={request.zipCode} {...question} onChoose={on.onChoose} />
      </AnswerFrame>
    );
  const { segment } = request;
  const isKnown = !('reference' in answer.counties);
  const unlisted = answer.outcome.kind !== 'none' && isKnown && isUnlisted(segment, county) ? segment : null;
  return (
    <AnswerFrame
      key="brands"
      heading={unlisted ? t(`unlisted${unlisted}`) : headingOf(answer, request)}
      takesFocus={takesFocus}
    >
      <PlaceLine
        request={request}
        county={county}
        onChange={question.kind === 'ask' ? on.onChangeCounty : null}
      />
      {isKnown || answer.outcome.kind === 'none' ? null : <p className="form-note">{t('countyFailed')}</p>}
      {unlisted ? (
        <UnlistedBrands answer={answer} segment={unlisted} next={next} />
      ) : (
        <Brands answer={answer} request={request} next={next} />
      )}
    </AnswerFrame>
  );
}
