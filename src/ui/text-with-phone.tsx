/** A sentence whose phone number is a `tel:` link. */
interface PhoneInProps {
  /** The sentence, including the number. */
  text: string;
  /** Formatted: 1-800-555-0110. */
  phone: string;
}

/** Links the first occurrence of the number. */
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
