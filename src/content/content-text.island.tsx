import { useStore } from '@nanostores/react';
import { languageProps, serviceText } from './content.rules.ts';
import { $content } from './content.store.ts';

/** A text of the content service, or the prerendered one. */
export function ContentText({ name, prerendered }: { name: string; prerendered: string }) {
  const words = serviceText(useStore($content), name, prerendered);
  return <span {...languageProps(words)}>{words.text}</span>;
}
