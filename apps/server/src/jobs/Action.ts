/** Something that a timer can do. */
export interface Action {
  name: string;
  /** What it does, as people read it: `[Chinese, English, Vietnamese]`. */
  names: readonly [zh: string, en: string, vn: string];
}
