/** @jsxRuntime automatic */
import { View } from '@react-pdf/renderer';
import { useContentWidth } from './ContentWidth';
import { kept } from './KeptProps';
import { look } from './look';
import { PdfText } from './PdfText';
import { tagged } from './Tag';

/** A label with its value beside it, or below it in full width when it is `long`. An empty value shows as –. */
export function Field({ label, value, link, long = false }: { label: string; value: string; link?: string; long?: boolean }) {
  const width = useContentWidth();
  const shown = value || '–';
  if (long) {
    return (
      <View style={{ paddingVertical: 5 }} {...tagged('P')} {...kept}>
        <PdfText color={look.second} keepAhead={50} style={{ marginBottom: 3 }}>
          {label}
        </PdfText>
        <PdfText link={link}>{shown}</PdfText>
      </View>
    );
  }
  return (
    <View style={rowStyle} {...tagged('P')} {...kept}>
      <PdfText width={look.label} color={look.second} style={{ marginRight: look.gap }}>
        {label}
      </PdfText>
      <PdfText width={width - look.label - look.gap} link={link}>
        {shown}
      </PdfText>
    </View>
  );
}

const rowStyle = { flexDirection: 'row', paddingVertical: 5 } as const;
