/** A sentence whose phone number is a `tel:` link. */
import { useBrandContact } from './brand-context.tsx';

/** Links the first occurrence of the brand's number in a sentence. */
export function PhoneIn({ text }: { text: string }) {
  const { phone } = useBrandContact();
  const at = phone === '' ? -1 : text.indexOf(phone);
  if (at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <a className="phone-link" href={`tel:+${phone.replaceAll('-', '')}`}>
        {phone}
      </a>
      {text.slice(at + phone.length)}
    </>
  );
}
