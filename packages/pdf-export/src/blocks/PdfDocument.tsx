/** @jsxRuntime automatic */
import { Document } from '@react-pdf/renderer';
import { type Locale, localeTag } from '@backlot/i18n';
import type { ReactNode } from 'react';
import { cleanText } from '../text/cleanText';

/** A document: its pages with title, language and the other metadata a viewer shows. */
export function PdfDocument({
  title,
  locale,
  author = 'Backlot',
  created,
  children,
}: {
  title: string;
  locale: Locale;
  author?: string;
  created?: Date;
  children: ReactNode;
}) {
  return (
    <Document
      title={cleanText(title)}
      author={author}
      creator="Backlot"
      producer="Backlot"
      language={localeTag[locale]}
      creationDate={created}
      pdfVersion="1.7"
    >
      {children}
    </Document>
  );
}
