import type { DictEntry, DictType } from '@backlot/contract';
import type { Words } from '@backlot/i18n';

const entry = (
  code: string,
  { en, 'zh-CN': name, vn }: Pick<Words, 'zh-CN'> & Partial<Words>,
  rest: Partial<DictEntry> = {},
): DictEntry => ({ code, name, enName: en ?? null, vnName: vn ?? null, ...rest });

const type = (code: string, { en: enName, 'zh-CN': name, vn: vnName }: Words, children: DictEntry[]): DictType => ({
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
  type('country', { en: 'Country', 'zh-CN': '国家', vn: 'Quốc gia' }, [
    entry('PH', { en: 'Philippines', 'zh-CN': '菲律宾', vn: 'Philippines' }),
    entry('MY', { en: 'Malaysia', 'zh-CN': '马来西亚', vn: 'Malaysia' }),
    entry('TH', { en: 'Thailand', 'zh-CN': '泰国', vn: 'Thái Lan' }),
    entry('VN', { en: 'Vietnam', 'zh-CN': '越南', vn: 'Việt Nam' }),
    entry('SG', { en: 'Singapore', 'zh-CN': '新加坡', vn: 'Singapore' }),
    entry('ID', { en: 'Indonesia', 'zh-CN': '印度尼西亚', vn: 'Indonesia' }),
  ]),
  type('common_status', { en: 'Status', 'zh-CN': '状态', vn: 'Trạng thái' }, [
    entry('0', { en: 'Enabled', 'zh-CN': '正常', vn: 'Bình thường' }),
    entry('1', { en: 'Disabled', 'zh-CN': '停用', vn: 'Đã tắt' }),
    entry('2', { en: 'Archived', 'zh-CN': '已归档', vn: 'Đã lưu trữ' }, { status: 1 }),
  ]),
  type('category', { en: 'Product category', 'zh-CN': '商品类目', vn: 'Ngành hàng' }, [
    entry(
      'beauty',
      { en: 'Beauty', 'zh-CN': '美妆', vn: 'Làm đẹp' },
      {
        children: [
          entry('skincare', { en: 'Skin care', 'zh-CN': '护肤', vn: 'Chăm sóc da' }),
          entry('makeup', { en: 'Make-up', 'zh-CN': '彩妆', vn: 'Trang điểm' }),
        ],
      },
    ),
    entry(
      'home',
      { en: 'Home', 'zh-CN': '家居', vn: 'Nhà cửa' },
      {
        children: [
          entry('kitchen', { 'zh-CN': '厨房' }),
          entry(
            'retired',
            { en: 'Old goods', 'zh-CN': '旧类目', vn: 'Hàng cũ' },
            {
              status: 1,
              children: [entry('retired-1', { en: 'Old goods one', 'zh-CN': '旧类目一', vn: 'Hàng cũ một' })],
            },
          ),
        ],
      },
    ),
  ]),
];
