/** A value as the server gives it, named in each language. */
export interface DictEntry {
  code: string;
  /** The name in Chinese, and in any language that has none. */
  name: string;
  enName?: string | null | undefined;
  vnName?: string | null | undefined;
  /** 0 normal, 1 disabled: named but not offered. Absent means normal. */
  status?: number | undefined;
  children?: readonly DictEntry[] | undefined;
}

/** A type with its values. More fields may be there; they are not read. */
export interface DictType {
  code: string;
  name: string;
  children: readonly DictEntry[];
}
