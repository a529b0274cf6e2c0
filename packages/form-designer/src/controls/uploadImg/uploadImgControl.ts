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
  name: { 'zh-CN': '上传图片', en: 'Image upload', vn: 'Tải ảnh lên' },
  options: resolveOptions<'uploadImg'>,
  defaults: blueprints.uploadImg,
  editors: [
    editors.label,
    editors.model,
    { ...editors.placeholder, label: { 'zh-CN': '按钮文字', en: 'Button text', vn: 'Chữ trên nút' } },
    editors.limit,
    {
      path: 'options.listType',
      kind: 'select',
      label: { 'zh-CN': '样式', en: 'Look', vn: 'Kiểu' },
      choices: [
        { value: 'text', label: { 'zh-CN': '文字', en: 'Text', vn: 'Chữ' } },
        { value: 'picture', label: { 'zh-CN': '图片', en: 'Picture', vn: 'Ảnh' } },
        { value: 'picture-card', label: { 'zh-CN': '卡片', en: 'Card', vn: 'Thẻ' } },
      ],
    },
    { path: 'options.action', kind: 'text', label: { 'zh-CN': '上传地址', en: 'Upload address', vn: 'Địa chỉ tải lên' } },
    { path: 'options.fileName', kind: 'text', label: { 'zh-CN': '文件参数名', en: 'Name of the file field', vn: 'Tên trường tệp' } },
    { path: 'options.data', kind: 'multiline', label: { 'zh-CN': '额外参数', en: 'Extra data (JSON)', vn: 'Dữ liệu thêm (JSON)' } },
    { path: 'options.headers', kind: 'json', label: { 'zh-CN': '请求头', en: 'Request headers (JSON)', vn: 'Tiêu đề yêu cầu (JSON)' } },
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
