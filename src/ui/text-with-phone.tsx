/** A sentence whose phone number is a `tel:` link. */
import { usePhone } from './brand-contact.tsx';

/** Links the first occurrence of the brand's number. @param text the sentence, including the number */
export function PhoneIn({ text }: { text: string }) {
  const phone = usePhone();
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
