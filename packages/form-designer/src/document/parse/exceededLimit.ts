import { defineStrings, type Locale, translator } from '@backlot/i18n';
import type { FormDocument } from '../formDocument';
import { type JsonExtent, jsonExtent, jsonGrowth } from '../json/jsonExtent';

/** How large a text may be that is read: below 5 million characters and 200 levels of JSON, some 50 containers inside each other. */
export const documentLimits = { maxLength: 5_000_000, maxDepth: 200 } as const;

/** Which limit of `parseDocument` a document goes beyond. */
export type DocumentLimit = 'too-large' | 'too-deep';

interface LimitSettings {
  readonly maxLength?: number;
  readonly maxDepth?: number;
  /** A document that this one was made from, and that was asked about before: the answer then costs what changed. */
  readonly since?: FormDocument;
}

/**
 * Why the text of a document could not be read again; undefined when it can. A host that changes documents itself
 * asks before it keeps a change, as the designer does.
 */
export function exceededLimit(
  document: FormDocument,
  { maxLength = documentLimits.maxLength, maxDepth = documentLimits.maxDepth, since }: LimitSettings = {},
): DocumentLimit | undefined {
  const limitOf = ({ length, depth }: JsonExtent) => (depth >= maxDepth ? 'too-deep' : length >= maxLength ? 'too-large' : undefined);
  const known = extents.get(document) ?? extentSince(document, since);
  if (known && known.depth < maxDepth) return limitOf(known);
  const extent = jsonExtent(document);
  extents.set(document, extent);
  return limitOf(extent);
}

/** No document is deeper than noted here; what is noted as too deep is measured anew. */
const extents = new WeakMap<FormDocument, JsonExtent>();

/** Documents are compared level by level on the stack; deeper ones are measured whole. */
const comparedDepth = 500;

function extentSince(document: FormDocument, since: FormDocument | undefined): JsonExtent | undefined {
  const before = since && extents.get(since);
  if (!before || before.depth > comparedDepth) return undefined;
  const { length, depth } = jsonGrowth(since, document);
  const extent = { length: before.length + length, depth: Math.max(before.depth, depth) };
  extents.set(document, extent);
  return extent;
}

const strings = defineStrings({
  en: {
    'too-deep':
      'Not done: the form would be nested too deeply to be opened again. Choose a place further out, or put fewer containers inside each other.',
    'too-large': 'Not done: the form would be larger than 5 MB and could not be opened again. Shorten it, or divide it into several forms.',
  },
  'zh-CN': {
    'too-deep': '未执行：表单将嵌套过深，无法再次打开。请放到更外层，或减少容器嵌套。',
    'too-large': '未执行：表单将超过 5 MB，无法再次打开。请精简内容，或拆分为多个表单。',
  },
  vn: {
    'too-deep': 'Chưa thực hiện: biểu mẫu sẽ lồng quá sâu và không mở lại được. Hãy đặt ở lớp ngoài hơn hoặc bớt lồng vùng chứa.',
    'too-large': 'Chưa thực hiện: biểu mẫu sẽ lớn hơn 5 MB và không mở lại được. Hãy rút gọn hoặc chia thành nhiều biểu mẫu.',
  },
});

/** The refusal of a change in a language, with what to do instead. */
export const describeExceededLimit = (limit: DocumentLimit, locale: Locale): string => translator(strings, locale)(limit);
