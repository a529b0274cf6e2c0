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
  name: { en: 'File upload', 'zh-CN': '上传文件', vn: 'Tải tệp lên' },
  options: resolveOptions<'uploadFile'>,
  defaults: blueprints.uploadFile,
  editors: [
    editors.label,
    editors.model,
    { ...editors.placeholder, label: { en: 'Button text', 'zh-CN': '按钮文字', vn: 'Chữ trên nút' } },
    editors.limit,
    { path: 'options.drag', kind: 'switch', label: { en: 'Drop box', 'zh-CN': '拖拽上传', vn: 'Kéo thả' } },
    {
      path: 'options.downloadWay',
      kind: 'select',
      label: { en: 'Download', 'zh-CN': '下载方式', vn: 'Cách tải xuống' },
      choices: [
        { value: 'a', label: { en: 'By link', 'zh-CN': '链接', vn: 'Bằng liên kết' } },
        { value: 'ajax', label: { en: 'By request', 'zh-CN': '请求', vn: 'Bằng yêu cầu' } },
        { value: 'dynamic', label: { en: 'By a function', 'zh-CN': '动态函数', vn: 'Bằng hàm' } },
      ],
    },
    { path: 'options.dynamicFun', kind: 'text', label: { en: 'Name of the function', 'zh-CN': '动态函数名', vn: 'Tên hàm' } },
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
  Render: UploadFileRender,
  height: 44,
  ...valueRules.uploadFile,
  ...uploadFileCode,
});
