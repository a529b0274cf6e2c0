import { sysOrgWords } from '@backlot/contract/words/system/sysOrg';
import { defineStrings } from '@backlot/i18n';

export const strings = /* @__PURE__ */ defineStrings(
  {
    en: {
      title: 'Organisations',
      noun: 'organisation',
      enName: 'Name (English)',
      vnName: 'Name (Vietnamese)',
      root: 'None: a root organisation',
      sortHint: '1 to 1000; small numbers come first',
      deleteBelow:
        '{count, plural, one {# organisation below it goes} other {# organisations below go}} too, and all of them leave the data scope of roles and people.',
    },
    'zh-CN': {
      title: '机构管理',
      noun: '机构',
      enName: '名称（英文）',
      vnName: '名称（越南文）',
      root: '无（顶级机构）',
      sortHint: '1 到 1000，数字小的排在前面',
      deleteBelow: '其下 {count} 个机构将一并删除，并从角色和用户的数据范围中移除。',
    },
    vn: {
      title: 'Đơn vị',
      noun: 'đơn vị',
      enName: 'Tên (tiếng Anh)',
      vnName: 'Tên (tiếng Việt)',
      root: 'Không có (đơn vị gốc)',
      sortHint: 'Từ 1 đến 1000, số nhỏ đứng trước',
      deleteBelow: '{count} đơn vị cấp dưới cũng bị xóa và bị loại khỏi phạm vi dữ liệu của vai trò và người dùng.',
    },
  },
  { ...sysOrgWords, pid: sysOrgWords.parent },
);

export type Word = keyof (typeof strings)['messages']['en'];
