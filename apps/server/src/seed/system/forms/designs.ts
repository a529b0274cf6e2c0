import { type Control, createDocument, type FormDocument, withCondition } from '@backlot/form-designer/document';
import { columns, field, type Texts } from './field';

const form = (...list: Control[]): FormDocument => {
  const empty = createDocument();
  return { ...empty, list, config: { ...empty.config, layout: 'vertical' } };
};

const advice = (key: string, label: Texts): Control => field('alert', key, { label, options: { type: 'info', showIcon: true } });

const creator = field('input', 'creator', {
  label: ['达人昵称', 'Creator', 'KOL'],
  required: true,
  placeholder: ['平台上显示的名称', 'The name shown on the platform', 'Tên hiển thị trên nền tảng'],
  options: { maxLength: 60, clearable: true },
});
const country = field('select', 'country', {
  label: ['国家', 'Country', 'Quốc gia'],
  required: true,
  placeholder: ['请选择', 'Choose one', 'Hãy chọn'],
  options: { dynamic: true, dynamicKey: 'country', options: [] },
});
const day = field('date', 'day', {
  label: ['直播日期', 'Date', 'Ngày'],
  required: true,
  placeholder: ['请选择', 'Choose a date', 'Chọn ngày'],
  options: { rangePlaceholder: ['', ''] },
});
const start = field('time', 'start', {
  label: ['开播时间', 'Start', 'Giờ bắt đầu'],
  required: true,
  placeholder: ['请选择', 'Choose a time', 'Chọn giờ'],
  options: { format: 'HH:mm' },
});
const platform = field('radio', 'platform', {
  label: ['直播平台', 'Platform', 'Nền tảng'],
  required: true,
  choices: { tiktok: ['TikTok', 'TikTok', 'TikTok'], shopee: ['Shopee', 'Shopee', 'Shopee'], youtube: ['YouTube', 'YouTube', 'YouTube'] },
});
const topics = field('checkbox', 'topics', {
  label: ['商品类目', 'Products', 'Ngành hàng'],
  choices: {
    beauty: ['美妆', 'Beauty', 'Làm đẹp'],
    food: ['食品', 'Food', 'Thực phẩm'],
    fashion: ['服饰', 'Fashion', 'Thời trang'],
    home: ['家居', 'Home', 'Gia dụng'],
  },
});
const commission = field('slider', 'commission', {
  label: ['期望佣金（%）', 'Commission wanted (%)', 'Hoa hồng mong muốn (%)'],
  options: { max: 50, step: 5, showInput: true, defaultValue: 10 },
});
const samples = field('switch', 'samples', { label: ['需要寄样', 'Samples needed', 'Cần hàng mẫu'] });
const sampleList = withCondition(
  field('batch', 'sampleList', {
    label: ['样品清单', 'Samples to send', 'Danh sách hàng mẫu'],
    options: { showLabel: true },
    list: [
      field('input', 'product', { label: ['商品', 'Product', 'Sản phẩm'], required: true, options: { maxLength: 80 } }),
      field('number', 'pieces', {
        label: ['数量', 'Pieces', 'Số lượng'],
        required: true,
        options: { min: 1, max: 99, precision: 0, defaultValue: 1 },
      }),
    ],
  }),
  'show',
  { field: 'samples', is: 'equals', value: true },
);
const stage = field('uploadImg', 'stage', {
  label: ['直播间照片', 'Pictures of the stage', 'Ảnh phòng livestream'],
  help: ['最多 3 张，PNG 或 JPG', 'At most 3, PNG or JPG', 'Tối đa 3 ảnh, PNG hoặc JPG'],
  placeholder: ['上传', 'Upload', 'Tải lên'],
});
const plan = field('editor', 'plan', {
  label: ['直播流程', 'Rundown', 'Kịch bản'],
  placeholder: ['开场、讲解、互动、收尾', 'Opening, products, questions, close', 'Mở đầu, giới thiệu, tương tác, kết thúc'],
  options: { showLabel: true, height: 180 },
});
const experience = field('rate', 'experience', { label: ['直播经验', 'Live experience', 'Kinh nghiệm livestream'] });
const hint = advice('hint', [
  '每场直播填写一份，我们会在一个工作日内答复。',
  'Fill in one form per session. We answer within one working day.',
  'Mỗi phiên điền một biểu mẫu. Chúng tôi trả lời trong một ngày làm việc.',
]);
const session = (...list: Control[]) => field('card', 'session', { label: ['场次', 'Session', 'Phiên livestream'], list });
const goods = (...list: Control[]) =>
  field('card', 'goods', { label: ['商品与样品', 'Products and samples', 'Sản phẩm và hàng mẫu'], list });

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

const stars = (key: string, label: Texts) => field('rate', key, { label, required: true });

/** What business developers think of the sample logistics. */
export const logistics = form(
  columns('stars', [stars('speed', ['寄样速度', 'Speed', 'Tốc độ gửi'])], [stars('packing', ['包装', 'Packing', 'Đóng gói'])]),
  field('radio', 'again', {
    label: ['会继续使用吗', 'Would you use it again', 'Bạn có dùng lại không'],
    required: true,
    choices: { yes: ['会', 'Yes', 'Có'], maybe: ['不确定', 'Not sure', 'Chưa chắc'], no: ['不会', 'No', 'Không'] },
  }),
  field('textarea', 'wishes', { label: ['建议', 'Suggestions', 'Góp ý'], placeholder: ['选填', 'Optional', 'Không bắt buộc'] }),
);

/** Begun and not published. */
export const training = form(
  field('input', 'name', { label: ['姓名', 'Name', 'Họ tên'], required: true }),
  field('checkbox', 'sessions', {
    label: ['想参加的培训', 'Trainings', 'Khóa đào tạo'],
    choices: {
      live: ['直播技巧', 'Live selling', 'Kỹ năng livestream'],
      data: ['数据分析', 'Reading the figures', 'Phân tích số liệu'],
      law: ['广告合规', 'Advertising rules', 'Quy định quảng cáo'],
    },
  }),
);
