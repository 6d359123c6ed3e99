/** The zip form of the home page and of 'Find your plan'. Prerendered; hydrated on first touch. */
import { useStore } from '@nanostores/react';
import { useInsertionEffect } from 'react';
import { createPortal } from 'react-dom';
import { pageAddress } from '../../lib/page-address.ts';
import { adoptStyles } from '../../ui/adopt-styles.ts';
import formStyles from '../../ui/styles/forms.css?inline';
import { BrandContext } from '../../ui/brand-context.tsx';
import { AnswerPlaceholder, ZipAnswerView } from './zip-answer.view.tsx';
import styles from './zip-answer.css?inline';
import type { ZipFormBrand } from './zip-form-brand.ts';
import { ZipForm } from './zip-form.view.tsx';
import { $answer, $county, $request, askZip, changeCounty, chooseCounty } from './zip.store.ts';
import { t } from './zip-to-brand.text.ts';

interface ZipFormIslandProps {
  brand: ZipFormBrand;
  /** On 'Find your plan': asks for the market segment, and leads on to the contact form of the page. */
  onPlanPage?: boolean;
}

/** The place of the answer in the page, below the form. */
const ANSWER_PLACE = '#zip-answer';
const CONTACT_FORM = '#contact-me';

function Answer({ brand, onPlanPage }: Required<ZipFormIslandProps>) {
  const [request, answer, county] = [useStore($request), useStore($answer), useStore($county)];
  useInsertionEffect(() => {
    adoptStyles(formStyles);
    adoptStyles(styles);
  }, []);
  if (!request || answer.state === 'failed') return null;
  if (answer.state === 'loading') return <AnswerPlaceholder />;
  return (
    <ZipAnswerView
      answer={answer.value}
      request={request}
      county={county}
      next={
        onPlanPage
          ? { href: CONTACT_FORM, label: t('toContact') }
          : { href: pageAddress('/find-your-plan/'), label: t('toPlans') }
      }
      onChoose={(fips) => chooseCounty(fips, brand)}
      onChangeCounty={changeCounty}
    />
  );
}

export default function ZipFormIsland({ brand, onPlanPage = false }: ZipFormIslandProps) {
  const request = useStore($request);
  const answer = useStore($answer);
  const place = request && document.querySelector(ANSWER_PLACE);
  return (
    <BrandContext brand={brand}>
      <ZipForm
        asksSegment={onPlanPage}
        busy={request !== null && answer.state === 'loading'}
        failure={answer.state === 'failed' ? answer.failure : null}
        onAsk={(asked) => void askZip(asked, brand)}
      />
      {place ? createPortal(<Answer brand={brand} onPlanPage={onPlanPage} />, place) : null}
    </BrandContext>
  );
}
