import type { ReactNode } from 'react';

type Frame = (content: ReactNode, isLoading: boolean) => ReactNode;

/** A `frame` for `<RemoteView>` that puts every state except ready into a panel. @param id the panel's id, for links to it */
export const panelFrame =
  (id?: string): Frame =>
  (content, isLoading) => (
    <section className="panel" id={id} aria-busy={isLoading || undefined}>
      {content}
    </section>
  );

export const PANEL_FRAME = panelFrame();
