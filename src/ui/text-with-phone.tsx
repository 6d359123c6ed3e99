/** A sentence with customer service's number in it, which a phone can dial. */
interface PhoneInProps {
  /** The whole sentence, the number included. */
  text: string;
  /** As members read it: 1-800-555-0110. */
  phone: string;
}

/** @returns the sentence; the number in it, the first time that it stands there, as a link */
export function PhoneIn({ text, phone }: PhoneInProps) {
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
