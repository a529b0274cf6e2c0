/** A text in the languages of the product, in this order everywhere. */
export interface Words {
  readonly en: string;
  readonly 'zh-CN': string;
  readonly vn: string;
}
