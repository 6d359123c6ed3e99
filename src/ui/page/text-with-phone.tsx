import { phoneHref } from '../../lib/fields/phone-href.ts';
import { useBrandContact } from './brand-context.tsx';

/** A sentence in which the brand's phone number becomes a `tel:` link. */
export function PhoneIn({ text }: { text: string }) {
  const { phone } = useBrandContact();
  const at = phone === '' ? -1 : text.indexOf(phone);
  if (at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <a className="phone-link" href={phoneHref(phone)}>
        {phone}
      </a>
      {text.slice(at + phone.length)}
    </>
  );
}
