/** The zip form. It is prerendered, and hydrates when the visitor first interacts with it. */
import { useStore } from '@nanostores/react';
import { useInsertionEffect, useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import { pageAddress } from '../../lib/navigation/page-address.ts';
import { adoptStyles } from '../../ui/page/adopt-styles.ts';
import formStyles from '../../ui/styles/forms.css?inline';
import { BrandContext } from '../../ui/page/brand-context.tsx';
import { AnswerPlaceholder, ZipAnswerView } from './zip-answer.view.tsx';
import styles from './zip-answer.css?inline';
import { ANSWER_SLOT, persistZip, type ZipRequest } from '../../session/storage/persisted-zip.ts';
import type { ZipFormBrand } from './zip-form-brand.ts';
import { ZipForm } from './zip-form.view.tsx';
import {
  $answer,
  $county,
  $isRecalled,
  $request,
  askZip,
  changeCounty,
  chooseCounty,
  dropAnswer,
  recallZip,
} from './zip.store.ts';
import { t } from './zip-to-brand.text.ts';

interface ZipFormIslandProps {
  brand: ZipFormBrand;
  /** On 'Find your plan', the form also asks for the market segment and leads to the contact form. */
  onPlanPage?: boolean;
}

const CONTACT_FORM = '#contact-me';

interface AnswerProps extends Required<ZipFormIslandProps> {
  slot: HTMLElement;
}

function Answer({ brand, onPlanPage, slot }: AnswerProps) {
  const [request, answer, county] = [useStore($request), useStore($answer), useStore($county)];
  const takesFocus = !useStore($isRecalled);
  useInsertionEffect(() => {
    adoptStyles(formStyles);
    adoptStyles(styles);
  }, []);
  useLayoutEffect(() => {
    if (!request || answer.state === 'loading') return;
    slot.removeAttribute('style'); // removes the height reserved for the result
    if (answer.state === 'ready') persistZip(request, slot.offsetHeight);
  }, [request, answer, county, slot]);
  if (!request || answer.state === 'failed') return null;
  if (answer.state === 'loading') return <AnswerPlaceholder />;
  return (
    <ZipAnswerView
      answer={answer.value}
      request={request}
      brand={brand.name}
      county={county}
      takesFocus={takesFocus}
      next={{
        ...(onPlanPage
          ? { href: CONTACT_FORM, label: t('toContact') }
          : { href: pageAddress('/find-your-plan/'), label: t('toPlans') }),
        prices: brand.showsPrices ? pageAddress('/plans/') : null,
      }}
      onChoose={(fips) => chooseCounty(fips, brand)}
      onChangeCounty={changeCounty}
    />
  );
}

/** Restores the result. If the hash shows that the site search led here, requests a new result, which takes focus. */
function recall(question: ZipRequest, brand: ZipFormBrand): void {
  if (window.location.hash !== `#${ANSWER_SLOT}`) {
    void recallZip(question, brand);
    return;
  }
  window.history.replaceState(window.history.state, '', window.location.pathname);
  void askZip(question, brand);
}

function drop(): void {
  dropAnswer();
  document.getElementById(ANSWER_SLOT)?.removeAttribute('style'); // removes the height reserved for a restored result
}

export default function ZipFormIsland({ brand, onPlanPage = false }: ZipFormIslandProps) {
  const request = useStore($request);
  const answer = useStore($answer);
  const isRecalled = useStore($isRecalled);
  const slot = request && document.getElementById(ANSWER_SLOT);
  return (
    <BrandContext brand={brand}>
      <ZipForm
        asksSegment={onPlanPage}
        recalls={onPlanPage}
        busy={request !== null && answer.state === 'loading' && !isRecalled}
        failure={answer.state === 'failed' ? answer.failure : null}
        onAsk={(question) => void askZip(question, brand)}
        onDrop={drop}
        onRecall={(question) => recall(question, brand)}
      />
      {slot ? createPortal(<Answer brand={brand} onPlanPage={onPlanPage} slot={slot} />, slot) : null}
    </BrandContext>
  );
}
