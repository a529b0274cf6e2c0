/** @jsxRuntime automatic */
import { Link, Text, View } from '@react-pdf/renderer';
import { breakSpans } from '../text/breakSpans';
import { cleanText } from '../text/cleanText';
import { ContentWidthProvider, useContentWidth } from './ContentWidth';
import { FontRuns } from './FontRuns';
import { look } from './look';
import { parseRichText, type RichBlock, type Span } from './parseRichText';
import { Picture } from './Picture';

/** HTML of a rich-text editor: paragraphs, headings, lists, quotations, links and pictures. Nothing in it is executed or followed. */
export function RichText({ html }: { html: string }) {
  const width = useContentWidth();
  return parseRichText(html).map((block, index) => <Block key={index} block={block} width={width} />);
}

function Block({ block, width }: { block: RichBlock; width: number }) {
  if (block.kind === 'rule') return <View style={{ borderBottomWidth: 1, borderBottomColor: look.line, marginVertical: 8 }} />;
  if (block.kind === 'picture') return <Picture src={block.src} alt={block.alt} />;
  const indent = block.marker ? 24 * (block.depth + 1) : block.quote ? 20 : 0;
  return (
    <View style={{ flexDirection: 'row', marginBottom: 8, ...(block.quote ? quoteStyle : {}) }}>
      {indent > 0 ? (
        <Text style={{ width: indent, fontSize: look.text, lineHeight: look.lineHeight, textAlign: 'right', paddingRight: 8 }}>
          {block.marker ?? ''}
        </Text>
      ) : null}
      <ContentWidthProvider value={width - indent}>
        <Spans spans={block.spans} size={block.heading ? 18 : look.text} width={width - indent} />
      </ContentWidthProvider>
    </View>
  );
}

const quoteStyle = { borderLeftWidth: 3, borderLeftColor: look.line } as const;

function Spans({ spans, size, width }: { spans: Span[]; size: number; width: number }) {
  const clean = spans.map((span) => ({ ...span, text: cleanText(span.text) }));
  const lines = breakSpans(clean, { width, size });
  return (
    <Text style={{ width, fontSize: size, lineHeight: look.lineHeight, color: look.ink }}>
      {lines.map((line, index) => [
        ...line.map((span, at) => <Styled key={`${index}.${at}`} span={span} />),
        index < lines.length - 1 ? '\n' : '',
      ])}
    </Text>
  );
}

function Styled({ span }: { span: Span }) {
  const textDecoration = span.isUnderlined ? 'underline' : span.isStruck ? 'line-through' : 'none';
  const color = span.link ? look.link : span.isStrong ? look.strong : look.ink;
  if (span.link)
    return (
      <Link src={span.link} style={{ color, textDecoration }}>
        <FontRuns text={span.text} />
      </Link>
    );
  return (
    <Text style={{ color, textDecoration }}>
      <FontRuns text={span.text} />
    </Text>
  );
}
