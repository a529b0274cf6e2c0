/** What a part of a page is to a reader that does not see it: an element of the structure of the PDF. */
export interface Tag {
  /** The standard structure types that are used. */
  type: 'Sect' | 'H1' | 'H2' | 'H3' | 'P' | 'Table' | 'TR' | 'TH' | 'TD' | 'L' | 'LI' | 'Lbl' | 'LBody' | 'BlockQuote' | 'Figure';
  /** What a picture shows, in words. */
  alt?: string;
  /** What the heading cell heads. */
  scope?: 'Column';
}

/** A part of a page that only helps to leaf through it. */
export const artifact = 'artifact';

/** The property a node of react-pdf carries its tag in; both halves of one that a page break splits carry the same. */
export interface Tagged {
  tag?: Tag | typeof artifact;
}

/** The tag of a node, as properties to spread: react-pdf's own types do not know it. */
export const tagged = (type: Tag['type'], details: Omit<Tag, 'type'> = {}): Tagged => ({ tag: { type, ...details } });
