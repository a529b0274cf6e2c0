import { defineStrings, type Locale, translator } from '@backlot/i18n';

/** Why a table operation was refused; the messages are those of k-form-design. */
export type TableRefusalCode =
  | 'last-row'
  | 'last-column'
  | 'spans-differ-down'
  | 'spans-differ-right'
  | 'nothing-to-split'
  | 'only-row'
  | 'only-column'
  | 'table-full'
  | 'no-such-cell';

export interface TableRefusal {
  readonly code: TableRefusalCode;
  /** The Chinese message, as in the original. */
  readonly message: string;
}

const strings = defineStrings({
  en: {
    'last-row': 'This is the last row, it cannot be merged down',
    'last-column': 'This is the last column, it cannot be merged right',
    'spans-differ-down': 'This cell cannot be merged down',
    'spans-differ-right': 'This cell cannot be merged right',
    'nothing-to-split': 'This cell is not merged',
    'only-row': 'A table keeps at least one row',
    'only-column': 'A table keeps at least one column',
    'table-full': 'The table is too large to grow',
    'no-such-cell': 'There is no such cell',
  },
  'zh-CN': {
    'last-row': '当前是最后一行，无法向下合并',
    'last-column': '当前是最后一列，无法向右合并',
    'spans-differ-down': '当前表格无法向下合并',
    'spans-differ-right': '当前表格无法向右合并',
    'nothing-to-split': '当前单元格未合并',
    'only-row': '表格至少保留一行',
    'only-column': '表格至少保留一列',
    'table-full': '表格过大，无法继续增加',
    'no-such-cell': '单元格不存在',
  },
  vn: {
    'last-row': 'Đây là hàng cuối, không thể gộp xuống',
    'last-column': 'Đây là cột cuối, không thể gộp sang phải',
    'spans-differ-down': 'Không thể gộp ô này xuống dưới',
    'spans-differ-right': 'Không thể gộp ô này sang phải',
    'nothing-to-split': 'Ô này chưa được gộp',
    'only-row': 'Bảng phải còn ít nhất một hàng',
    'only-column': 'Bảng phải còn ít nhất một cột',
    'table-full': 'Bảng quá lớn, không thể thêm nữa',
    'no-such-cell': 'Không có ô này',
  },
});

/** The message of a refusal in a language. */
export const describeTableRefusal = (code: TableRefusalCode, locale: Locale): string => translator(strings, locale)(code);

export const refuseTable = (code: TableRefusalCode): { readonly ok: false; readonly refusal: TableRefusal } => ({
  ok: false,
  refusal: { code, message: describeTableRefusal(code, 'zh-CN') },
});
