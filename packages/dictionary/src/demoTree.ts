import type { DictEntry, DictType } from '@backlot/contract';

const entry = (
  code: string,
  [name, enName, vnName]: readonly [string, string | null, string | null],
  rest: Partial<DictEntry> = {},
): DictEntry => ({ code, name, enName, vnName, ...rest });

const type = (code: string, [name, enName, vnName]: readonly [string, string, string], children: DictEntry[]): DictType => ({
  id: code,
  pid: '0',
  code,
  name,
  enName,
  vnName,
  children,
});

/** A small tree for stories and tests: a plain type, one with a disabled value, and a nested one. */
export const demoTree: DictType[] = [
  type(
    'country',
    ['国家', 'Country', 'Quốc gia'],
    [
      entry('PH', ['菲律宾', 'Philippines', 'Philippines']),
      entry('MY', ['马来西亚', 'Malaysia', 'Malaysia']),
      entry('TH', ['泰国', 'Thailand', 'Thái Lan']),
      entry('VN', ['越南', 'Vietnam', 'Việt Nam']),
      entry('SG', ['新加坡', 'Singapore', 'Singapore']),
      entry('ID', ['印度尼西亚', 'Indonesia', 'Indonesia']),
    ],
  ),
  type(
    'common_status',
    ['状态', 'Status', 'Trạng thái'],
    [
      entry('0', ['正常', 'Enabled', 'Bình thường']),
      entry('1', ['停用', 'Disabled', 'Đã tắt']),
      entry('2', ['已归档', 'Archived', 'Đã lưu trữ'], { status: 1 }),
    ],
  ),
  type(
    'category',
    ['商品类目', 'Product category', 'Ngành hàng'],
    [
      entry('beauty', ['美妆', 'Beauty', 'Làm đẹp'], {
        children: [entry('skincare', ['护肤', 'Skin care', 'Chăm sóc da']), entry('makeup', ['彩妆', 'Make-up', 'Trang điểm'])],
      }),
      entry('home', ['家居', 'Home', 'Nhà cửa'], {
        children: [
          entry('kitchen', ['厨房', null, null]),
          entry('retired', ['旧类目', 'Old goods', 'Hàng cũ'], {
            status: 1,
            children: [entry('retired-1', ['旧类目一', 'Old goods one', 'Hàng cũ một'])],
          }),
        ],
      }),
    ],
  ),
];
