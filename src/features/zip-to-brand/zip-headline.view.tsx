/** Renders the headline of a result: whether this brand serves the zip code, and which other brands do. */
import type { ZipRequest } from '../../session/storage/persisted-zip.ts';
import { listText } from '../../lib/text/list-text.ts';
import type { County } from './county-question.rules.ts';
import { outsideOf } from './outside-places.ts';
import type { Headline } from './zip-headline.rules.ts';
import type { ZipAnswer } from './zip.service.ts';
import { t } from './zip-to-brand.text.ts';

interface HeadlineTextProps {
  headline: Headline;
  answer: ZipAnswer;
  request: ZipRequest;
  county: County | null;
  /** Name of this site's brand. */
  brand: string;
}

/** Cities that have their own name in Spanish. */
const TRANSLATED = ['Philadelphia', 'New York', 'New Orleans', 'Los Angeles', 'San Jose'] as const;

const cityText = (city: string): string => {
  const translated = TRANSLATED.find((name) => name === city);
  return translated ? t(translated) : city;
};

/** Says 'your part of' before a county, because a brand may serve only part of the county. */
function areaText({ city }: ZipAnswer, { zipCode: zip }: ZipRequest, county: County | null): string {
  if (city !== '') return cityText(city);
  return county ? t(`area${county.kind}`, { county: county.name }) : t('areaZip', { zip });
}

function lineText({ headline: { line }, answer, request, county, brand }: HeadlineTextProps): string {
  const { zipCode: zip, segment } = request;
  if (line === 'depends') return t('depends');
  if (line === 'unknown') return t('unknown', { zip });
  if (line === 'call' && segment) return t(`unlisted${segment}`);
  const area = areaText(answer, request, county);
  if (line === 'noPeople' && segment) return t(`no${segment}`, { brand, area });
  return t(line === 'yes' ? 'yes' : 'no', { brand, area });
}

function whoText({ headline: { who, brands }, answer, request: { segment } }: HeadlineTextProps): string {
  if (who === 'nothing') return '';
  if (who === 'also' || who === 'do')
    return t(who, { count: brands.length, brands: listText(brands.map(({ name }) => name)) });
  if (who === 'call') return segment ? t(`unlisted${segment}`) : '';
  if (who === 'military') return t('militaryMail');
  if (who !== 'abroad') return t(who);
  const outside = outsideOf(answer.states, segment);
  return outside.kind === 'abroad' ? t('abroadMail', { country: t(outside.country) }) : '';
}

export function HeadlineText(props: HeadlineTextProps) {
  const who = whoText(props);
  return (
    <>
      {lineText(props)} {who === '' ? null : <span className="zip-who">{who}</span>}
    </>
  );
}
