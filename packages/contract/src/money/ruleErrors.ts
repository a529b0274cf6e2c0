import { row } from '../core/errorRow';

/** Commission rules. */
export const ruleErrors = {
  ruleRatioWrong: row(
    1027001,
    200,
    'field',
    'Ratio must be 0 to 100 with at most two decimals.',
    '比例须为 0-100，最多两位小数。',
    'Tỷ lệ 0-100, tối đa hai số lẻ.',
  ),
  tiersNotIncreasing: row(1027002, 200, 'field', 'Tier bases must increase.', '阶梯基数须递增。', 'Mức bậc phải tăng dần.'),
  ruleUsed: row(
    1027003,
    200,
    'message',
    'The rule was used in a settlement; copy it instead.',
    '规则已用于结算，请复制新版本。',
    'Quy tắc đã dùng để đối soát, hãy sao chép.',
  ),
  ruleConflict: row(
    1027004,
    200,
    'message',
    'It overlaps with enabled rule {name}.',
    '与已启用规则 {name} 冲突。',
    'Trùng với quy tắc đang bật {name}.',
  ),
  ruleEnabled: row(
    1027005,
    200,
    'message',
    'An enabled rule cannot be edited.',
    '已启用的规则不可编辑。',
    'Không thể sửa quy tắc đang bật.',
  ),
};
