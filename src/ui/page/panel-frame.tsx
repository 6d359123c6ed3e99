import type { ReactNode } from 'react';

type Frame = (content: ReactNode, isLoading: boolean) => ReactNode;

/** The panel around each state of a `<RemoteView>`: its `frame`. @param id of the panel, for links to it */
export const panelFrame =
  (id?: string): Frame =>
  (content, isLoading) => (
    <section className="panel" id={id} aria-busy={isLoading || undefined}>
      {content}
    </section>
  );

export const PANEL_FRAME = panelFrame();
