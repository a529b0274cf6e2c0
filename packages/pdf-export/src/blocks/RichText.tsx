/** @jsxRuntime automatic */
import { View } from '@react-pdf/renderer';
import type { ReactNode } from 'react';
import { toPrintable } from '../text/cleanText';
import type { Piece } from '../text/setLines';
import { ContentWidthProvider, useContentWidth } from './ContentWidth';
import { look } from './look';
import { parseRichText, type RichBlock, type Span } from './parseRichText';
import { PdfText, SetPieces } from './PdfText';
import { Picture } from './Picture';
import { tagged } from './Tag';

/** HTML of a rich-text editor: paragraphs, headings, lists, quotations, links and pictures. Nothing in it is executed or followed. */
export function RichText({ html }: { html: string }) {
  const groups = groupLists(parseRichText(html));
  return groups.map(({ isList, blocks }, index) => {
    const items = blocks.map((block, at) => <Block key={at} block={block} />);
    return isList ? (
      <View key={index} {...tagged('L')}>
        {items}
      </View>
    ) : (
      items
    );
  });
}

/** Items of one list together, everything else as it is. */
function groupLists(blocks: readonly RichBlock[]): { isList: boolean; blocks: RichBlock[] }[] {
  const groups: { isList: boolean; blocks: RichBlock[] }[] = [];
  for (const block of blocks) {
    const isList = block.kind === 'text' && block.marker !== undefined;
    const last = groups.at(-1);
    if (last?.isList === isList) last.blocks.push(block);
    else groups.push({ isList, blocks: [block] });
  }
  return groups;
}

function Block({ block }: { block: RichBlock }) {
  const width = useContentWidth();
  if (block.kind === 'rule') return <View style={{ borderBottomWidth: 1, borderBottomColor: look.line, marginVertical: 8 }} />;
  if (block.kind === 'picture') return <Picture src={block.src} alt={block.alt} />;
  if (block.marker) return <ListItem block={block} marker={block.marker} width={width} />;
  if (block.quote)
    return (
      <Indented width={width} indent={20} style={quoteStyle} {...tagged('BlockQuote')}>
        <Spans spans={block.spans} />
      </Indented>
    );
  return (
    <View style={{ marginBottom: 8 }}>
      {block.heading ? <Spans spans={block.spans} size={18} keepAhead={40} {...tagged('H3')} /> : <Spans spans={block.spans} />}
    </View>
  );
}

function ListItem({ block, marker, width }: { block: RichBlock & { kind: 'text' }; marker: string; width: number }) {
  const indent = 24 * (block.depth + 1);
  return (
    <View style={{ flexDirection: 'row', marginBottom: 8 }} {...tagged('LI')}>
      <PdfText width={indent - 8} style={markerStyle} {...tagged('Lbl')}>
        {marker}
      </PdfText>
      <ContentWidthProvider value={width - indent}>
        <Spans spans={block.spans} size={block.heading ? 18 : look.text} {...tagged('LBody')} />
      </ContentWidthProvider>
    </View>
  );
}

function Indented({ width, indent, style, children, ...tag }: { width: number; indent: number; style: object; children: ReactNode }) {
  return (
    <View style={{ marginBottom: 8, paddingLeft: indent, ...style }} {...tag}>
      <ContentWidthProvider value={width - indent}>{children}</ContentWidthProvider>
    </View>
  );
}

const quoteStyle = { borderLeftWidth: 3, borderLeftColor: look.line } as const;
const markerStyle = { textAlign: 'right', marginRight: 8 } as const;

const Spans = ({ spans, ...props }: Omit<Parameters<typeof SetPieces>[0], 'pieces'> & { spans: readonly Span[] }) => (
  <SetPieces pieces={spans.map(pieceOf)} {...props} />
);

const pieceOf = ({ text, link, isUnderlined, isStruck, isStrong }: Span): Piece => ({
  ...toPrintable(text),
  link,
  line: isUnderlined ? 'under' : isStruck ? 'through' : undefined,
  color: link ? look.link : isStrong ? look.strong : look.ink,
});
