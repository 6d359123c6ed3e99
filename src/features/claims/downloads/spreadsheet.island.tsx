import { useStore } from '@nanostores/react';
import { useEffect, type ReactNode } from 'react';
import type { Claim } from '../claims.schema.ts';
import { $spreadsheet, downloadSpreadsheet, forgetSpreadsheet } from './spreadsheet.store.ts';
import { Downloads } from './spreadsheet.view.tsx';

interface SpreadsheetLinkProps {
  /** Called on a click only: a list may have 10,000 claims. */
  claims(): readonly Claim[];
  /** Beside the link. */
  children?: ReactNode;
}

export function SpreadsheetLink({ claims, children }: SpreadsheetLinkProps) {
  const status = useStore($spreadsheet);
  useEffect(() => forgetSpreadsheet, []);
  return (
    <Downloads
      status={status}
      onSpreadsheet={() => void downloadSpreadsheet(claims().map(({ number }) => number))}
    >
      {children}
    </Downloads>
  );
}
