/** A number beside a name, for the eye; the same in words for those who hear the page. */
import './styles/badge.css';

interface BadgeProps {
  /** What is seen: '3', '100+'. */
  shown: string;
  /** What is heard: '3 unread messages'. */
  text: string;
}

export const Badge = ({ shown, text }: BadgeProps) => (
  <>
    <span className="badge" aria-hidden="true">
      {shown}
    </span>
    <span className="visually-hidden">{text}</span>
  </>
);
