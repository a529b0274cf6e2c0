import TabIcon from '@mui/icons-material/Tab';
import { blueprints } from '../../document/parse/blueprint';
import type { OptionsOf } from '../../document/controlOptions';
import { resolveOptions } from '../../document/resolveOptions';
import { defineControl } from '../defineControl';
import { editors } from '../editors';
import { TabsRender } from './TabsRender';
import { tabsCode } from './tabsCode';

export const tabsControl = defineControl<OptionsOf<'tabs'>>({
  type: 'tabs',
  group: 'layout',
  icon: TabIcon,
  name: { 'zh-CN': '标签页布局', en: 'Tabs', vn: 'Thẻ chuyển trang' },
  options: resolveOptions<'tabs'>,
  defaults: blueprints.tabs,
  editors: [
    editors.label,
    editors.columns,
    {
      path: 'options.type',
      kind: 'select',
      label: { 'zh-CN': '页签样式', en: 'Look', vn: 'Kiểu' },
      choices: [
        { value: 'line', label: { 'zh-CN': '线条', en: 'Line', vn: 'Đường' } },
        { value: 'card', label: { 'zh-CN': '卡片', en: 'Card', vn: 'Thẻ' } },
      ],
    },
    {
      path: 'options.tabPosition',
      kind: 'select',
      label: { 'zh-CN': '页签位置', en: 'Place of the tabs', vn: 'Vị trí thẻ' },
      choices: [
        { value: 'top', label: { 'zh-CN': '上', en: 'Top', vn: 'Trên' } },
        { value: 'right', label: { 'zh-CN': '右', en: 'Right', vn: 'Phải' } },
        { value: 'bottom', label: { 'zh-CN': '下', en: 'Bottom', vn: 'Dưới' } },
        { value: 'left', label: { 'zh-CN': '左', en: 'Left', vn: 'Trái' } },
      ],
    },
    {
      path: 'options.size',
      kind: 'select',
      label: { 'zh-CN': '大小', en: 'Size', vn: 'Cỡ' },
      choices: [
        { value: 'large', label: { 'zh-CN': '大', en: 'Large', vn: 'Lớn' } },
        { value: 'default', label: { 'zh-CN': '默认', en: 'Default', vn: 'Mặc định' } },
        { value: 'small', label: { 'zh-CN': '小', en: 'Small', vn: 'Nhỏ' } },
      ],
    },
    {
      path: 'options.tabBarGutter',
      kind: 'number',
      min: 0,
      step: 1,
      isOptional: true,
      label: { 'zh-CN': '标签间距', en: 'Gap between tabs', vn: 'Khoảng cách thẻ' },
    },
    {
      path: 'options.animated',
      kind: 'switch',
      label: { 'zh-CN': '动画切换', en: 'Animated (original only)', vn: 'Hiệu ứng (chỉ bản gốc)' },
    },
  ],
  Render: TabsRender,
  isBare: true,
  slots: 'columns',
  height: 64,
  ...tabsCode,
});
