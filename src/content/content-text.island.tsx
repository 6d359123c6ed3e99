import { useStore } from '@nanostores/react';
import { languageProps, serviceText } from './content.rules.ts';
import { $content } from './content.store.ts';

/** Shows a text of the content service, or the prerendered text if the service does not have the text. */
export function ContentText({ name, prerendered }: { name: string; prerendered: string }) {
  const words = serviceText(useStore($content), name, prerendered);
  return <span {...languageProps(words)}>{words.text}</span>;
}
