/** The contact form. Prerendered; hydrated on first touch. */
import { BrandContext } from '../../ui/page/brand-context.tsx';
import { useStore } from '@nanostores/react';
import { useSyncExternalStore, useEffect, useRef } from 'react';
import { pageLanguage } from '../../lib/text/i18n.ts';
import { $slowCalls } from '../../lib/remote/loading.store.ts';
import { isSimulation } from '../../session/simulation/is-simulation.ts';
import { dataDomainToken } from '../../session/storage/session-cookies.ts';
import { LoadingBar } from '../../ui/page/loading-bar.tsx';
import type { ContactBrand } from './contact-brand.ts';
import { readContent, type ContactForm, type ContactContent } from './contact.rules.ts';
import { $sentContact, submitContact, writeAnother } from './contact.store.ts';
import { ContactFormView } from './contact.view.tsx';
import { showLongDate } from '../../lib/date/long-date.ts';
import type { ContactReceipt } from './contact.schema.ts';
import { t } from './contact.text.ts';
import { PhoneIn } from '../../ui/page/text-with-phone.tsx';

/** The confirmation of a sent message: when and how customer service answers. */
interface ContactSentProps {
  brand: ContactBrand;
  content: ContactContent;
  receipt: ContactReceipt;
  onAnother(): void;
}

function ContactSent({ brand, content, receipt, onAnother }: ContactSentProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const answer = {
    contact: content.contactValue,
    date: showLongDate(receipt.answerBy),
    hours: brand.hoursText,
  };
  return (
    <div className="contact-sent">
      <h3 ref={heading} tabIndex={-1}>
        {t('sentHeading')}
      </h3>
      <p>{t(content.replyBy === 'EMAIL' ? 'sentByEmail' : 'sentByPhone', answer)}</p>
      <p>
        <PhoneIn text={t('sentSooner', { phone: brand.phone })} />
      </p>
      <p className="reference">{t('confirmation', { confirmation: receipt.confirmation })}</p>
      <p>
        <button type="button" className="button" onClick={onAnother}>
          {t('another')}
        </button>
      </p>
    </div>
  );
}

/** A window is a simulation, or not, as long as it is open. */
const noChanges = () => () => {};

export default function Contact({ brand }: { brand: ContactBrand }) {
  const sent = useStore($sentContact);
  const slow = useStore($slowCalls) > 0;
  // The page is prerendered: it knows of no session.
  const isSimulated = useSyncExternalStore(noChanges, isSimulation, () => false);
  const submit = async (form: ContactForm) => {
    const token = dataDomainToken(brand.dataDomainToken);
    const content = readContent(form, { code: brand.code, dataDomainToken: token }, pageLanguage());
    return content ? submitContact(content) : [];
  };
  return (
    <BrandContext brand={brand}>
      <LoadingBar on={slow} />
      {sent ? (
        <ContactSent brand={brand} {...sent} onAnother={writeAnother} />
      ) : (
        <ContactFormView brand={brand} barred={isSimulated} onSubmit={submit} />
      )}
    </BrandContext>
  );
}
