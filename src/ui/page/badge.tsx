import type { ReactNode } from 'react';
import '../styles/badge.css';

interface BadgeProps {
  /** The visible number, such as '3' or '100+'. */
  shown: string;
  /** Text for screen readers, such as '3 questions missing'. With `isSeen`, the text is visible after the number. */
  text: ReactNode;
  isSeen?: boolean;
}

export const Badge = ({ shown, text, isSeen = false }: BadgeProps) =>
  isSeen ? (
    <>
      {' '}
      <span className="badge">{shown}</span> <span className="badge-words">{text}</span>
    </>
  ) : (
    <>
      <span className="badge" aria-hidden="true">
        {shown}
      </span>
      <span className="visually-hidden">{text}</span>
    </>
  );
