/** Determines whether a device can show a PDF inside a page. Pure. */

interface PdfDevice {
  pdfViewerEnabled: boolean;
  /** Whether the device has a mouse. Phones and tablets show at most the first page of a framed PDF. */
  hasFinePointer: boolean;
}

export const showsPdfOnPage = ({ pdfViewerEnabled, hasFinePointer }: PdfDevice): boolean =>
  pdfViewerEnabled && hasFinePointer;
