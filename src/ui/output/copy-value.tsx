import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { copyButton, type Copied } from './copy-button.ts';

interface CopyValueProps {
  kind: Copied;
  value: string;
  /** Content that shows the value. Default: the value as text. */
  children?: ReactNode;
}

export function CopyValue({ kind, value, children = value }: CopyValueProps) {
  const shown = useRef<HTMLSpanElement>(null);
  const box = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const button = shown.current && copyButton(kind, value, shown.current);
    if (button) box.current?.append(button);
    return () => button?.remove();
  }, [kind, value]);
  return (
    <span className="copy-value">
      <span ref={shown}>{children}</span> <span ref={box} />
    </span>
  );
}
