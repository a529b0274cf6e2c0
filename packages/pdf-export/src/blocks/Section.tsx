/** @jsxRuntime automatic */
import { View } from '@react-pdf/renderer';
import type { ReactNode } from 'react';
import { cleanText } from '../text/cleanText';
import { useContentWidth } from './ContentWidth';
import { look } from './look';
import { kept } from './KeptProps';
import { PdfText } from './PdfText';
import { tagged } from './Tag';

const bar = 16;

/** A headed part of a document. The heading stays with what follows it. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const width = useContentWidth();
  return (
    <View style={{ marginBottom: 22 }} {...tagged('Sect')} {...kept}>
      <PdfText
        size={18}
        color={look.accent}
        width={width - bar}
        keepAhead={60}
        style={{ ...headingStyle, width }}
        bookmark={{ title: cleanText(title) }}
        {...tagged('H2')}
      >
        {title}
      </PdfText>
      {children}
    </View>
  );
}

const headingStyle = { borderLeftWidth: 4, borderLeftColor: look.accent, paddingLeft: bar - 4, marginBottom: 8 } as const;
