/** Marked content of a page, as pdfkit refers to it. */
export interface StructContent {
  refs: readonly object[];
}

/** An element of the structure of a PDF, as pdfkit keeps it. */
export interface StructElement {
  add(child: StructElement | StructContent): this;
  end(): void;
}
