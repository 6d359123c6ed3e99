/** A number beside a name, and what it counts: in words that are seen, or only heard where the place says it. */
import './styles/badge.css';

interface BadgeProps {
  /** What is seen: '3', '100+'. */
  shown: string;
  /** What is heard instead, '3 questions missing'; with `isSeen` what follows the number, 'unread in 1 month'. */
  text: string;
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
