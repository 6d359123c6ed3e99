/** A statement's document on the page, in the browser's own PDF view (decisions/messages#the-browser-shows-the-pdf). */
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
/** Parameters of Chromium's view; others ignore them. */
const VIEW = '#navpanes=0&view=FitH';

function PdfFrame({ file, title }: { file: Blob; title: string }) {
  // The frame gets its address before it is shown: a later change of it would be an entry in the history.
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

/** The pressed button goes with the note, and the frame of a PDF takes no focus by itself. */
const focusBody = (id: string): void =>
  document.querySelector<HTMLElement>(`#${CSS.escape(id)}`)?.focus({ preventScroll: true });

/** The whole row, or its top if the window is lower. */
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
