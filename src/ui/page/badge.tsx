import type { ReactNode } from 'react';
import '../styles/badge.css';

interface BadgeProps {
  /** Visible text: '3', '100+'. */
  shown: string;
  /** Text for screen readers, '3 questions missing'; with `isSeen` the visible text after the number. */
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
