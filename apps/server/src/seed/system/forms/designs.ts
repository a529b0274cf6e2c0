import type { Words } from '@backlot/contract';
import { type Control, createDocument, type FormDocument, withCondition } from '@backlot/form-designer/document';
import { columns, field } from './field';

const form = (...list: Control[]): FormDocument => {
  const empty = createDocument();
  return { ...empty, list, config: { ...empty.config, layout: 'vertical' } };
};

const advice = (key: string, label: Words): Control => field('alert', key, { label, options: { type: 'info', showIcon: true } });

const creator = field('input', 'creator', {
  label: { en: 'Creator', 'zh-CN': '达人昵称', vn: 'KOL' },
  required: true,
  placeholder: { en: 'The name shown on the platform', 'zh-CN': '平台上显示的名称', vn: 'Tên hiển thị trên nền tảng' },
  options: { maxLength: 60, clearable: true },
});
const country = field('select', 'country', {
  label: { en: 'Country', 'zh-CN': '国家', vn: 'Quốc gia' },
  required: true,
  placeholder: { en: 'Choose one', 'zh-CN': '请选择', vn: 'Hãy chọn' },
  options: { dynamic: true, dynamicKey: 'country', options: [] },
});
const day = field('date', 'day', {
  label: { en: 'Date', 'zh-CN': '直播日期', vn: 'Ngày' },
  required: true,
  placeholder: { en: 'Choose a date', 'zh-CN': '请选择', vn: 'Chọn ngày' },
  options: { rangePlaceholder: ['', ''] },
});
const start = field('time', 'start', {
  label: { en: 'Start', 'zh-CN': '开播时间', vn: 'Giờ bắt đầu' },
  required: true,
  placeholder: { en: 'Choose a time', 'zh-CN': '请选择', vn: 'Chọn giờ' },
  options: { format: 'HH:mm' },
});
const platform = field('radio', 'platform', {
  label: { en: 'Platform', 'zh-CN': '直播平台', vn: 'Nền tảng' },
  required: true,
  choices: {
    tiktok: { en: 'TikTok', 'zh-CN': 'TikTok', vn: 'TikTok' },
    shopee: { en: 'Shopee', 'zh-CN': 'Shopee', vn: 'Shopee' },
    youtube: { en: 'YouTube', 'zh-CN': 'YouTube', vn: 'YouTube' },
  },
});
const topics = field('checkbox', 'topics', {
  label: { en: 'Products', 'zh-CN': '商品类目', vn: 'Ngành hàng' },
  choices: {
    beauty: { en: 'Beauty', 'zh-CN': '美妆', vn: 'Làm đẹp' },
    food: { en: 'Food', 'zh-CN': '食品', vn: 'Thực phẩm' },
    fashion: { en: 'Fashion', 'zh-CN': '服饰', vn: 'Thời trang' },
    home: { en: 'Home', 'zh-CN': '家居', vn: 'Gia dụng' },
  },
});
const commission = field('slider', 'commission', {
  label: { en: 'Commission wanted (%)', 'zh-CN': '期望佣金（%）', vn: 'Hoa hồng mong muốn (%)' },
  options: { max: 50, step: 5, showInput: true, defaultValue: 10 },
});
const samples = field('switch', 'samples', { label: { en: 'Samples needed', 'zh-CN': '需要寄样', vn: 'Cần hàng mẫu' } });
const sampleList = withCondition(
  field('batch', 'sampleList', {
    label: { en: 'Samples to send', 'zh-CN': '样品清单', vn: 'Danh sách hàng mẫu' },
    options: { showLabel: true },
    list: [
      field('input', 'product', { label: { en: 'Product', 'zh-CN': '商品', vn: 'Sản phẩm' }, required: true, options: { maxLength: 80 } }),
      field('number', 'pieces', {
        label: { en: 'Pieces', 'zh-CN': '数量', vn: 'Số lượng' },
        required: true,
        options: { min: 1, max: 99, precision: 0, defaultValue: 1 },
      }),
    ],
  }),
  'show',
  { field: 'samples', is: 'equals', value: true },
);
const stage = field('uploadImg', 'stage', {
  label: { en: 'Pictures of the stage', 'zh-CN': '直播间照片', vn: 'Ảnh phòng livestream' },
  help: { en: 'At most 3, PNG or JPG', 'zh-CN': '最多 3 张，PNG 或 JPG', vn: 'Tối đa 3 ảnh, PNG hoặc JPG' },
  placeholder: { en: 'Upload', 'zh-CN': '上传', vn: 'Tải lên' },
});
const plan = field('editor', 'plan', {
  label: { en: 'Rundown', 'zh-CN': '直播流程', vn: 'Kịch bản' },
  placeholder: {
    en: 'Opening, products, questions, close',
    'zh-CN': '开场、讲解、互动、收尾',
    vn: 'Mở đầu, giới thiệu, tương tác, kết thúc',
  },
  options: { showLabel: true, height: 180 },
});
const experience = field('rate', 'experience', { label: { en: 'Live experience', 'zh-CN': '直播经验', vn: 'Kinh nghiệm livestream' } });
const hint = advice('hint', {
  en: 'Fill in one form per session. We answer within one working day.',
  'zh-CN': '每场直播填写一份，我们会在一个工作日内答复。',
  vn: 'Mỗi phiên điền một biểu mẫu. Chúng tôi trả lời trong một ngày làm việc.',
});
const session = (...list: Control[]) =>
  field('card', 'session', { label: { en: 'Session', 'zh-CN': '场次', vn: 'Phiên livestream' }, list });
const goods = (...list: Control[]) =>
  field('card', 'goods', { label: { en: 'Products and samples', 'zh-CN': '商品与样品', vn: 'Sản phẩm và hàng mẫu' }, list });

/** Books a live session: the first version, and the one that also asks for the rundown and pictures of the stage. */
export const bookings: readonly FormDocument[] = [
  form(hint, session(columns('who', [creator], [country]), columns('when', [day], [start]), platform), goods(topics, commission)),
  form(
    hint,
    session(columns('who', [creator], [country]), columns('when', [day], [start]), platform, experience),
    goods(topics, commission, samples, sampleList),
    stage,
    plan,
  ),
];

const stars = (key: string, label: Words) => field('rate', key, { label, required: true });

/** What business developers think of the sample logistics. */
export const logistics = form(
  columns(
    'stars',
    [stars('speed', { en: 'Speed', 'zh-CN': '寄样速度', vn: 'Tốc độ gửi' })],
    [stars('packing', { en: 'Packing', 'zh-CN': '包装', vn: 'Đóng gói' })],
  ),
  field('radio', 'again', {
    label: { en: 'Would you use it again', 'zh-CN': '会继续使用吗', vn: 'Bạn có dùng lại không' },
    required: true,
    choices: {
      yes: { en: 'Yes', 'zh-CN': '会', vn: 'Có' },
      maybe: { en: 'Not sure', 'zh-CN': '不确定', vn: 'Chưa chắc' },
      no: { en: 'No', 'zh-CN': '不会', vn: 'Không' },
    },
  }),
  field('textarea', 'wishes', {
    label: { en: 'Suggestions', 'zh-CN': '建议', vn: 'Góp ý' },
    placeholder: { en: 'Optional', 'zh-CN': '选填', vn: 'Không bắt buộc' },
  }),
);

/** Begun and not published. */
export const training = form(
  field('input', 'name', { label: { en: 'Name', 'zh-CN': '姓名', vn: 'Họ tên' }, required: true }),
  field('checkbox', 'sessions', {
    label: { en: 'Trainings', 'zh-CN': '想参加的培训', vn: 'Khóa đào tạo' },
    choices: {
      live: { en: 'Live selling', 'zh-CN': '直播技巧', vn: 'Kỹ năng livestream' },
      data: { en: 'Reading the figures', 'zh-CN': '数据分析', vn: 'Phân tích số liệu' },
      law: { en: 'Advertising rules', 'zh-CN': '广告合规', vn: 'Quy định quảng cáo' },
    },
  }),
);
