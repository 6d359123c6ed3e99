/**
 * Shows a statement's document on the page, in the browser's built-in PDF viewer
 * (decisions/messages#the-browser-shows-the-pdf).
 */
import { useCallback } from 'react';
import type { Remote } from '../../lib/remote/remote.ts';
import { RemoteView } from '../../ui/page/remote-view.tsx';
import { t } from './statements.text.ts';

interface ViewerProps {
  id: string;
  title: string;
  file: Remote<Blob>;
  onRetry(): void;
}

const PDF = 'application/pdf';
/** Display parameters for Chromium's PDF viewer. Other browsers ignore them. */
const VIEW = '#navpanes=0&view=FitH';

function PdfFrame({ file, title }: { file: Blob; title: string }) {
  // Sets the address when the frame is created, because changing the address of a loaded frame adds a history entry.
  const showFile = useCallback(
    (frame: HTMLIFrameElement) => {
      const address = URL.createObjectURL(new Blob([file], { type: PDF }));
      frame.src = address + VIEW;
      return () => URL.revokeObjectURL(address);
    },
    [file],
  );
  return <iframe className="statement-frame" ref={showFile} title={title} />;
}

/** Focuses the document's container, because the pressed button disappears and a PDF frame does not take focus. */
const focusBody = (id: string): void =>
  document.querySelector<HTMLElement>(`#${CSS.escape(id)}`)?.focus({ preventScroll: true });

/** Scrolls the whole row into view, or only its top if the row is taller than the window. */
const scrollToRow = (body: HTMLElement | null): void =>
  body?.closest('.statement')?.scrollIntoView({ block: 'nearest' });

export const StatementViewer = ({ id, title, file, onRetry }: ViewerProps) => (
  <div
    className="statement-body"
    id={id}
    ref={scrollToRow}
    tabIndex={-1}
    aria-busy={file.state === 'loading' || undefined}
  >
    <RemoteView
      value={file}
      loading={
        <div className="statement-frame statement-wait skeleton" role="status">
          <span className="visually-hidden">{t('documentLoading')}</span>
          <span className="bone" aria-hidden="true" />
        </div>
      }
      failed={t('documentFailed')}
      onRetry={() => {
        focusBody(id);
        onRetry();
      }}
    >
      {(pdf) => (
        <>
          <PdfFrame file={pdf} title={title} />
          <p className="statement-help">{t('documentHelp')}</p>
        </>
      )}
    </RemoteView>
  </div>
);
