import AddPhotoAlternateIcon from '@mui/icons-material/AddPhotoAlternate';
import { blueprints } from '../../document/parse/blueprint';
import type { OptionsOf } from '../../document/controlOptions';
import { resolveOptions } from '../../document/resolveOptions';
import { defineControl } from '../defineControl';
import { editors } from '../editors';
import { valueRules } from '../valueRules';
import { UploadImgRender } from './UploadImgRender';
import { uploadImgCode } from './uploadImgCode';

export const uploadImgControl = defineControl<OptionsOf<'uploadImg'>>({
  type: 'uploadImg',
  group: 'basic',
  icon: AddPhotoAlternateIcon,
  name: { en: 'Image upload', 'zh-CN': '上传图片', vn: 'Tải ảnh lên' },
  options: resolveOptions<'uploadImg'>,
  defaults: blueprints.uploadImg,
  editors: [
    editors.label,
    editors.model,
    { ...editors.placeholder, label: { en: 'Button text', 'zh-CN': '按钮文字', vn: 'Chữ trên nút' } },
    editors.limit,
    {
      path: 'options.listType',
      kind: 'select',
      label: { en: 'Look', 'zh-CN': '样式', vn: 'Kiểu' },
      choices: [
        { value: 'text', label: { en: 'Text', 'zh-CN': '文字', vn: 'Chữ' } },
        { value: 'picture', label: { en: 'Picture', 'zh-CN': '图片', vn: 'Ảnh' } },
        { value: 'picture-card', label: { en: 'Card', 'zh-CN': '卡片', vn: 'Thẻ' } },
      ],
    },
    { path: 'options.action', kind: 'text', label: { en: 'Upload address', 'zh-CN': '上传地址', vn: 'Địa chỉ tải lên' } },
    { path: 'options.fileName', kind: 'text', label: { en: 'Name of the file field', 'zh-CN': '文件参数名', vn: 'Tên trường tệp' } },
    { path: 'options.data', kind: 'multiline', label: { en: 'Extra data (JSON)', 'zh-CN': '额外参数', vn: 'Dữ liệu thêm (JSON)' } },
    { path: 'options.headers', kind: 'json', label: { en: 'Request headers (JSON)', 'zh-CN': '请求头', vn: 'Tiêu đề yêu cầu (JSON)' } },
    { ...editors.defaultValue, kind: 'text' },
    editors.width,
    editors.help,
    editors.multiple,
    editors.hidden,
    editors.disabled,
    editors.showLabel,
    editors.required,
  ],
  Render: UploadImgRender,
  height: 64,
  ...valueRules.uploadImg,
  ...uploadImgCode,
});
