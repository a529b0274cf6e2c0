/** What JSON can name: a literal, or one of a closed list. */
export type Value = string | number | boolean | null;

/** The two ways data goes: what a caller writes may only be taken wider, what it reads may only be answered narrower. */
export type Side = 'input' | 'output';

/** Text of so many characters, in the forms it is asked to have. */
export interface TextShape extends Facts {
  is: 'text';
  forms?: string[];
}

/** An object by its fields; those ending in `?` may be left out. Unknown ones are refused unless it is open. */
export interface RecordShape extends Facts {
  is: 'record';
  of: Readonly<Record<string, Shape>>;
  isOpen?: true;
}

/** What may hold for any shape; bounds count characters of text, entries of a list, and numbers as they are. */
export interface Facts {
  min?: number;
  above?: number;
  max?: number;
  below?: number;
  /** Questions of its own that a program asks; their number is all that can be told. */
  rules?: number;
  /** Read by a program first: a number may come as the text of a query, a list as one entry alone. */
  isRead?: true;
  /** What it is read as where it is left out. */
  unless?: unknown;
}

/** What a call takes or answers, as plain JSON: as much of a schema as a client of another version can notice. */
export type Shape =
  | TextShape
  | RecordShape
  | (Facts & { is: 'anything' | 'flag' })
  | (Facts & { is: 'number'; isWhole?: boolean })
  | (Facts & { is: 'value'; of: readonly Value[] })
  | (Facts & { is: 'list'; of: Shape })
  | (Facts & { is: 'map'; keys: Shape; of: Shape })
  | (Facts & { is: 'either'; of: readonly Shape[] })
  /** The shape so many lazy schemas further out: a tree. */
  | (Facts & { is: 'again'; up: number });
