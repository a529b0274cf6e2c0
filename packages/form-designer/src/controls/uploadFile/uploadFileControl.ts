import UploadFileIcon from '@mui/icons-material/UploadFile';
import { blueprints } from '../../document/parse/blueprint';
import type { OptionsOf } from '../../document/controlOptions';
import { resolveOptions } from '../../document/resolveOptions';
import { defineControl } from '../defineControl';
import { editors } from '../editors';
import { valueRules } from '../valueRules';
import { UploadFileRender } from './UploadFileRender';
import { uploadFileCode } from './uploadFileCode';

export const uploadFileControl = defineControl<OptionsOf<'uploadFile'>>({
  type: 'uploadFile',
  group: 'basic',
  icon: UploadFileIcon,
  name: { 'zh-CN': '上传文件', en: 'File upload', vn: 'Tải tệp lên' },
  options: resolveOptions<'uploadFile'>,
  defaults: blueprints.uploadFile,
  editors: [
    editors.label,
    editors.model,
    { ...editors.placeholder, label: { 'zh-CN': '按钮文字', en: 'Button text', vn: 'Chữ trên nút' } },
    editors.limit,
    { path: 'options.drag', kind: 'switch', label: { 'zh-CN': '拖拽上传', en: 'Drop box', vn: 'Kéo thả' } },
    {
      path: 'options.downloadWay',
      kind: 'select',
      label: { 'zh-CN': '下载方式', en: 'Download', vn: 'Cách tải xuống' },
      choices: [
        { value: 'a', label: { 'zh-CN': '链接', en: 'By link', vn: 'Bằng liên kết' } },
        { value: 'ajax', label: { 'zh-CN': '请求', en: 'By request', vn: 'Bằng yêu cầu' } },
        { value: 'dynamic', label: { 'zh-CN': '动态函数', en: 'By a function', vn: 'Bằng hàm' } },
      ],
    },
    { path: 'options.dynamicFun', kind: 'text', label: { 'zh-CN': '动态函数名', en: 'Name of the function', vn: 'Tên hàm' } },
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
  Render: UploadFileRender,
  height: 44,
  ...valueRules.uploadFile,
  ...uploadFileCode,
});
