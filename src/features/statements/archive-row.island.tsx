/** A row of the statement list, including its open document and a download in progress. */
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { ArchivedStatement } from './statement-archive.rules.ts';
import {
  $statementFile,
  $statementSaving,
  $viewed,
  closeStatement,
  loadDocument,
  saveStatement,
  viewStatement,
} from './statement-document.store.ts';
import { StatementRow } from './statement-row.view.tsx';
import { statementTitle } from './statement-titles.rules.ts';
import { StatementViewer } from './statement-viewer.view.tsx';

interface ArchiveRowProps {
  statement: ArchivedStatement;
  /** Whether this device can show a PDF inside a page. */
  canView: boolean;
}

function OpenDocument({ statement, id }: Pick<ArchiveRowProps, 'statement'> & { id: string }) {
  // When paging or filtering removes the row, its document closes and does not reopen automatically.
  useEffect(
    () => () => {
      if ($viewed.get() === statement) closeStatement();
    },
    [statement],
  );
  return (
    <StatementViewer
      id={id}
      title={statementTitle(statement)}
      file={useStore($statementFile)}
      onRetry={() => loadDocument(statement)}
    />
  );
}

export function ArchiveRow({ statement, canView }: ArchiveRowProps) {
  const isOpen = useStore($viewed) === statement;
  const id = `statement-${statement.documentId}`;
  const toggle = (): void => (isOpen ? closeStatement() : viewStatement(statement));
  return (
    <StatementRow
      statement={statement}
      saving={useStore($statementSaving)}
      onView={canView ? toggle : null}
      onSave={() => void saveStatement(statement)}
      viewer={isOpen ? { id, content: <OpenDocument statement={statement} id={id} /> } : null}
    />
  );
}
