/** The contact form. Prerendered; hydrated on first touch. */
import { BrandContext } from '../../ui/page/brand-context.tsx';
import { useStore } from '@nanostores/react';
import { useSyncExternalStore } from 'react';
import { pageLanguage } from '../../lib/text/i18n.ts';
import { $slowCalls } from '../../lib/remote/loading.store.ts';
import { isSimulation } from '../../session/simulation/is-simulation.ts';
import { dataDomainToken } from '../../session/storage/session-cookies.ts';
import { LoadingBar } from '../../ui/page/loading-bar.tsx';
import type { ContactBrand } from './contact-brand.ts';
import { ContactSent } from './contact-sent.view.tsx';
import { readContent, type ContactForm } from './contact.rules.ts';
import { $sentContact, submitContact, writeAnother } from './contact.store.ts';
import { ContactFormView } from './contact.view.tsx';

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
