import type { PdfNode } from './placeLines';

/** Groups that take no more than this share of a page go to the next one as a whole. */
const share = 0.25;

/** Keeps the short groups of a page whole: their texts are set, so their heights are known before react-pdf lays them out. */
export function keepTogether(page: PdfNode): void {
  const most = (page.props?.size?.[1] ?? 0) * share;
  for (const child of page.children ?? []) keepIn(child, most);
}

function keepIn(node: PdfNode, most: number) {
  if (node.props?.isKept && heightOf(node) <= most) node.props = { ...node.props, wrap: false };
  for (const child of node.children ?? []) keepIn(child, most);
}

interface Edges {
  padding?: number;
  paddingVertical?: number;
  paddingTop?: number;
  paddingBottom?: number;
  marginVertical?: number;
  marginTop?: number;
  marginBottom?: number;
  flexDirection?: string;
}

function heightOf(node: PdfNode): number {
  if (node.type === 'IMAGE') return Infinity;
  const { padding = 0, paddingVertical = padding, marginVertical = 0, flexDirection, ...style } = (node.style ?? {}) as Edges;
  const {
    paddingTop = paddingVertical,
    paddingBottom = paddingVertical,
    marginTop = marginVertical,
    marginBottom = marginVertical,
  } = style;
  const heights = (node.lines ?? []).map((line) => line.height).concat(node.lines ? [] : (node.children ?? []).map(heightOf));
  const content = flexDirection === 'row' ? Math.max(0, ...heights) : heights.reduce((sum, height) => sum + height, 0);
  return marginTop + paddingTop + content + paddingBottom + marginBottom;
}
