/** @jsxRuntime automatic */
import { type Styles, Text, View } from '@react-pdf/renderer';
import { useContext } from 'react';
import { breakLines } from '../text/breakLines';
import { cleanText } from '../text/cleanText';
import { type SetLine, setLines } from '../text/setLines';
import type { SetTextProps } from './placeLines';
import { useContentWidth } from './ContentWidth';
import { look } from './look';
import { PageBudgetContext } from './PageBudget';

type Style = Styles[string];

/** Text of one style. Wraps at the width of its place (or `width`), in any of the languages, with `link` as a link. */
export function PdfText({
  children,
  width,
  size = look.text,
  color = look.ink,
  link,
  style,
  keepAhead,
}: {
  children: string;
  width?: number;
  size?: number;
  color?: string;
  link?: string;
  style?: Style;
  /** Points of what follows that must fit on the same page. */
  keepAhead?: number;
}) {
  const room = useContentWidth();
  const box = { width: width ?? room, size };
  const lines = breakLines(cleanText(children), box);
  useContext(PageBudgetContext).spend(lines.length * size * look.lineHeight);
  const set = setLines(lines, {
    ...box,
    lineHeight: look.lineHeight,
    color: link ? look.link : color,
    link,
    align: style?.textAlign === 'right' ? 'right' : 'left',
  });
  const base = { fontSize: size, lineHeight: look.lineHeight, color: link ? look.link : color, ...style, width: style?.width ?? box.width };
  const texts = blocksOf(set).map((block, index) => <SetText key={index} lines={block} style={base} keepAhead={keepAhead} />);
  return texts.length === 1 ? texts[0] : <View style={{ width: box.width }}>{texts}</View>;
}

/** A text whose lines are set; `renderPdf` hands them to react-pdf, which otherwise lays the same words out itself. */
function SetText({ lines, style, keepAhead }: { lines: SetLine[]; style: Style; keepAhead?: number }) {
  const [first] = lines;
  const top = first?.box.y ?? 0;
  const placed: SetTextProps = { setLines: lines.map((line) => ({ ...line, box: { ...line.box, y: line.box.y - top } })) };
  return (
    <Text style={style} minPresenceAhead={keepAhead} {...placed}>
      {lines.map((line) => line.string).join('\n')}
    </Text>
  );
}

const linesPerBlock = 40;

/** A page break lays out again what follows, so long texts go in blocks that stay cheap. */
function blocksOf(lines: SetLine[]): SetLine[][] {
  const blocks: SetLine[][] = [];
  for (let start = 0; start < lines.length; start += linesPerBlock) blocks.push(lines.slice(start, start + linesPerBlock));
  return blocks;
}
