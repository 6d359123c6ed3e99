import { useStore } from '@nanostores/react';
import { inEnglish } from '../lib/i18n.ts';
import { serviceText } from './content.rules.ts';
import { $content } from './content.store.ts';

/** A text of the content service, which is in English, or the baked one. */
export function ContentText({ name, baked }: { name: string; baked: string }) {
  const { text, isFromService } = serviceText(useStore($content), name, baked);
  return isFromService ? <span {...inEnglish()}>{text}</span> : text;
}
