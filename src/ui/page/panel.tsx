/** A panel of the member area, with a minimum height. */
import type { ReactNode } from 'react';

interface PanelProps {
  id: string;
  heading: string;
  /** Ids of the elements that name the panel, if its heading is not unique on the page. */
  labelledBy?: string;
  /** The button that opens the panel on a phone (`ui/page/fold.view.tsx`). */
  fold?: ReactNode;
  aside?: ReactNode;
  busy: boolean;
  foot?: ReactNode;
  children: ReactNode;
}

export const Panel = ({
  id,
  heading,
  labelledBy = `${id}-heading`,
  fold,
  aside,
  busy,
  foot,
  children,
}: PanelProps) => (
  <section className="panel" id={id} aria-labelledby={labelledBy} aria-busy={busy}>
    <div className="panel-head">
      <h2 id={`${id}-heading`}>{heading}</h2>
      {fold}
      {aside ? <p className="panel-aside">{aside}</p> : null}
    </div>
    <div className="panel-body">{children}</div>
    {foot ? <div className="panel-go">{foot}</div> : null}
  </section>
);
