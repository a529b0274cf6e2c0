/** @jsxRuntime automatic */
import { type Styles, Text, View } from '@react-pdf/renderer';
import { useContext } from 'react';
import { toPrintable } from '../text/cleanText';
import { fitLine } from '../text/fitLine';
import { type Piece, type SetLine, setLines } from '../text/setLines';
import type { SetTextProps } from './placeLines';
import { useContentWidth } from './ContentWidth';
import { look } from './look';
import { PageBudgetContext } from './PageBudget';
import { type Tagged, tagged } from './Tag';

type Style = Styles[string];

interface TextLook {
  width?: number;
  size?: number;
  style?: Style;
  /** Points of what follows that must fit on the same page. */
  keepAhead?: number;
  /** What the text is to a reader that does not see the page; a paragraph, or a part of the tagged block around it, unless given. */
  tag?: Tagged['tag'];
  /** Its place in the bookmarks of a document of several pages. */
  bookmark?: { title: string };
}

/** Text of one style. Wraps at the width of its place (or `width`), in any of the languages, with `link` as a link. */
export function PdfText({
  children,
  color = look.ink,
  link,
  isOneLine = false,
  ...rest
}: TextLook & {
  children: string;
  color?: string;
  link?: string;
  /** Ends with … what does not fit into one line. */
  isOneLine?: boolean;
}) {
  const room = useContentWidth();
  const box = { width: rest.width ?? room, size: rest.size ?? look.text };
  const clean = toPrintable(children);
  const printable = isOneLine ? fitLine(clean, box) : clean;
  return <SetPieces pieces={[{ ...printable, color: link ? look.link : color, link }]} {...rest} />;
}

/** Text of several styles. */
export function SetPieces({ pieces, width, size = look.text, style, ...props }: TextLook & { pieces: readonly Piece[] }) {
  const room = useContentWidth();
  const box = { width: width ?? room, size };
  const lines = setLines(pieces, { ...box, lineHeight: look.lineHeight, align: style?.textAlign === 'right' ? 'right' : undefined });
  useContext(PageBudgetContext).spend(lines.length * size * look.lineHeight);
  const base = { fontSize: size, lineHeight: look.lineHeight, ...style, width: style?.width ?? box.width };
  const blocks = blocksOf(lines);
  if (blocks.length === 1) return <SetText lines={lines} style={base} {...props} />;
  const { tag = tagged('P').tag, ...others } = props;
  return (
    <View style={{ width: box.width }}>
      {blocks.map((block, index) => (
        <SetText key={index} lines={block} style={base} tag={tag} {...(index === 0 ? others : {})} />
      ))}
    </View>
  );
}

/** A text whose lines are set; `renderPdf` hands them to react-pdf, which otherwise lays the same words out itself. */
function SetText({
  lines,
  style,
  keepAhead,
  bookmark,
  tag,
}: Pick<TextLook, 'keepAhead' | 'bookmark' | 'tag'> & { lines: SetLine[]; style: Style }) {
  const [first] = lines;
  const top = first?.box.y ?? 0;
  const placed: SetTextProps & Tagged & Pick<TextLook, 'bookmark'> = {
    bookmark,
    setLines: lines.map((line) => ({ ...line, box: { ...line.box, y: line.box.y - top } })),
    tag,
  };
  return (
    <Text style={style} minPresenceAhead={keepAhead} {...placed}>
      {lines.map((line) => line.string).join('\n')}
    </Text>
  );
}

const linesPerBlock = 40;

/** A page break lays out again what follows, so long texts go in blocks that stay cheap. */
function blocksOf(lines: SetLine[]): SetLine[][] {
  if (lines.length <= linesPerBlock) return [lines];
  const blocks: SetLine[][] = [];
  for (let start = 0; start < lines.length; start += linesPerBlock) blocks.push(lines.slice(start, start + linesPerBlock));
  return blocks;
}
