/** The contact form. It is prerendered, and hydrates when the visitor first interacts with it. */
import { BrandContext, useBrandContact } from '../../ui/page/brand-context.tsx';
import { useStore } from '@nanostores/react';
import { useSyncExternalStore, useEffect, useRef, useState } from 'react';
import { send } from '../../lib/http/http.ts';
import { pageLanguage } from '../../lib/text/i18n.ts';
import { $slowCalls } from '../../lib/remote/loading.store.ts';
import { failureOf } from '../../lib/remote/remote.ts';
import { configureHttp } from '../../session/services/configure-http.ts';
import { isSimulation } from '../../session/simulation/is-simulation.ts';
import { dataDomainToken } from '../../session/storage/session-cookies.ts';
import { LoadingBar } from '../../ui/page/loading-bar.tsx';
import type { ContactBrand } from './contact-brand.ts';
import {
  readContent,
  refusedContact,
  toRequest,
  type ContactContent,
  type ContactError,
  type ContactForm,
} from './contact.rules.ts';
import { ContactFormView } from './contact.view.tsx';
import { showLongDate } from '../../lib/date/long-date.ts';
import { contactUs, type ContactReceipt, type ContactRequest } from './contact.schema.ts';
import { t } from './contact.text.ts';
import { PhoneIn } from '../../ui/page/text-with-phone.tsx';

/** The confirmation after a message is sent: when and how customer service will respond. */
interface ContactSentProps {
  content: ContactContent;
  receipt: ContactReceipt;
  onAnother(): void;
}

function ContactSent({ content, receipt, onAnother }: ContactSentProps) {
  const { phone, hoursText: hours } = useBrandContact();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const response = {
    contact: content.contactValue,
    date: showLongDate(receipt.answerBy),
    hours,
  };
  return (
    <div className="contact-sent">
      <h3 ref={heading} tabIndex={-1}>
        {t('sentHeading')}
      </h3>
      <p>{t(content.replyBy === 'EMAIL' ? 'sentByEmail' : 'sentByPhone', response)}</p>
      <p>
        <PhoneIn text={t('sentSooner', { phone })} />
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

/** A no-op subscription, because a browser tab never switches between simulation and normal mode. */
const noChanges = () => () => {};

export default function Contact({ brand }: { brand: ContactBrand }) {
  const [sent, setSent] = useState<{ content: ContactContent; receipt: ContactReceipt } | null>(null);
  /** The last request that the service has not confirmed. Sending the same message again reuses the request's key. */
  const last = useRef<ContactRequest | null>(null);
  const slow = useStore($slowCalls) > 0;
  // The page is prerendered without a session, so the server snapshot is false.
  const isSimulated = useSyncExternalStore(noChanges, isSimulation, () => false);
  /** @returns errors for fields that the service refused @throws ServiceError */
  const submit = async (form: ContactForm): Promise<ContactError[]> => {
    const token = dataDomainToken(brand.dataDomainToken);
    const content = readContent(form, { code: brand.code, dataDomainToken: token }, pageLanguage());
    if (!content) return [];
    configureHttp();
    const request = toRequest(content, last.current, () => crypto.randomUUID());
    last.current = request;
    try {
      const receipt = await send(contactUs, { payload: request });
      last.current = null; // so that sending the same text again counts as a new message
      setSent({ content, receipt });
      return [];
    } catch (error) {
      if (failureOf(error).code === 'CONTACT-INVALID') return [refusedContact(content)];
      throw error;
    }
  };
  return (
    <BrandContext brand={brand}>
      <LoadingBar on={slow} />
      {sent ? (
        <ContactSent {...sent} onAnother={() => setSent(null)} />
      ) : (
        <ContactFormView brand={brand} barred={isSimulated} onSubmit={submit} />
      )}
    </BrandContext>
  );
}
