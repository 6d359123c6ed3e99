/** Shows whether this brand serves the zip code, the other brands that serve it, the county question, and the next step. */
import type { ZipRequest } from '../../session/storage/persisted-zip.ts';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { BrandCard, type NextStep } from './brand-card.view.tsx';
import { CountyForm, countyText } from './county-form.view.tsx';
import type { County, CountyQuestion } from './county-question.rules.ts';
import { OtherBrands } from './other-brands.view.tsx';
import { OutsideHelp } from './outside-help.view.tsx';
import { outsideOf } from './outside-places.ts';
import { UnlistedBrands } from './unlisted-brands.view.tsx';
import type { Difference } from './zip-outcome.rules.ts';
import { asksCounty, headlineOf, isUnlistedHere, waitsForCounty } from './zip-headline.rules.ts';
import { HeadlineText } from './zip-headline.view.tsx';
import type { ZipAnswer } from './zip.service.ts';
import { t } from './zip-to-brand.text.ts';

const HEADING = 'zip-answer-heading';

interface AnswerFrameProps {
  heading: ReactNode;
  /** Whether the result takes focus when it appears, so that it scrolls into view and is announced. */
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

/** Has the height of most results, to avoid a layout shift. */
export const AnswerPlaceholder = () => (
  <div className="zip-answer zip-waiting" role="status">
    <span className="visually-hidden">{t('busy')}</span>
  </div>
);

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

interface LocationLineProps {
  request: ZipRequest;
  county: County | null;
  onChange: (() => void) | null;
}

const LocationLine = ({ request: { zipCode: zip }, county, onChange }: LocationLineProps) => (
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
  /** Name of this site's brand. */
  brand: string;
  county: { question: CountyQuestion; county: County | null };
  takesFocus: boolean;
  onChoose(fips: string): void;
  onChangeCounty(): void;
}

export function ZipAnswerView({ answer, request, brand, takesFocus, ...props }: ZipAnswerProps) {
  const { question, county } = props.county;
  const [isChanging, setChanging] = useState(false);
  const { outcome, here, states, isStateWide } = answer;
  const { segment, zipCode } = request;
  const hasCounties = !('reference' in answer.counties);
  const facts = { outcome, here, states, segment, question, county, hasCounties };
  const headline = headlineOf(facts);
  const asks = question.kind === 'ask' && asksCounty(facts) ? question : null;
  const unlisted = isUnlistedHere(facts) ? segment : null;
  // Prices depend on the county.
  const next = asks ? { ...props.next, prices: null, isSecond: true } : props.next;
  return (
    <AnswerFrame
      key={county?.fips}
      heading={<HeadlineText {...{ headline, answer, request, county, brand }} />}
      takesFocus={takesFocus && !isChanging}
    >
      {asks ? null : (
        <LocationLine
          request={request}
          county={county}
          onChange={
            question.kind === 'ask' && county
              ? () => {
                  setChanging(true);
                  props.onChangeCounty();
                }
              : null
          }
        />
      )}
      {hasCounties || outcome.kind === 'none' ? null : <p className="form-note">{t('countyFailed')}</p>}
      {asks ? (
        <CountyForm
          {...asks}
          zipCode={zipCode}
          isStateWide={isStateWide}
          takesFocus={isChanging}
          onChoose={(fips) => {
            setChanging(false);
            props.onChoose(fips);
          }}
        />
      ) : null}
      {waitsForCounty(facts, headline) ? null : unlisted ? (
        <UnlistedBrands answer={answer} segment={unlisted} next={next} />
      ) : (
        <Brands answer={answer} request={request} next={next} />
      )}
    </AnswerFrame>
  );
}
