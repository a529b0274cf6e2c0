import type { SetLine } from '../text/setLines';
import type { KeptProps } from './KeptProps';
import type { Tagged } from './Tag';

/** The property a text carries its set lines in. */
export interface SetTextProps {
  setLines: SetLine[];
}

/** A node of react-pdf's tree, as far as it matters here. */
export interface PdfNode {
  type?: string;
  props?: Partial<SetTextProps> &
    Tagged &
    KeptProps & {
      fixed?: boolean;
      render?: unknown;
      wrap?: boolean;
      size?: readonly number[];
      isCounted?: boolean;
      experimentalPagination?: boolean;
      src?: unknown;
      bookmark?: { top?: number; left?: number } | null;
    };
  box?: { height?: number; width?: number; top?: number; left?: number; paddingBottom?: number };
  style?: { position?: string };
  lines?: SetLine[];
  children?: PdfNode[];
}

/** Puts set lines where react-pdf looks for its own, so that it takes them as they are. */
export function placeLines(node: PdfNode): void {
  if (node.props?.setLines) node.lines = node.props.setLines;
  for (const child of node.children ?? []) placeLines(child);
}
