/** How a device shows a PDF. Pure. */

interface PdfDevice {
  /** `navigator.pdfViewerEnabled` */
  pdfViewerEnabled: boolean;
  /** A mouse or a trackpad. Phones and tablets without one show the first page of a framed PDF at most. */
  hasFinePointer: boolean;
}

export const showsPdfOnPage = ({ pdfViewerEnabled, hasFinePointer }: PdfDevice): boolean =>
  pdfViewerEnabled && hasFinePointer;
