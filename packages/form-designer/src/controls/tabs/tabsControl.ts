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
  name: { en: 'Tabs', 'zh-CN': '标签页布局', vn: 'Thẻ chuyển trang' },
  options: resolveOptions<'tabs'>,
  defaults: blueprints.tabs,
  editors: [
    editors.label,
    editors.columns,
    {
      path: 'options.type',
      kind: 'select',
      label: { en: 'Look', 'zh-CN': '页签样式', vn: 'Kiểu' },
      choices: [
        { value: 'line', label: { en: 'Line', 'zh-CN': '线条', vn: 'Đường' } },
        { value: 'card', label: { en: 'Card', 'zh-CN': '卡片', vn: 'Thẻ' } },
      ],
    },
    {
      path: 'options.tabPosition',
      kind: 'select',
      label: { en: 'Place of the tabs', 'zh-CN': '页签位置', vn: 'Vị trí thẻ' },
      choices: [
        { value: 'top', label: { en: 'Top', 'zh-CN': '上', vn: 'Trên' } },
        { value: 'right', label: { en: 'Right', 'zh-CN': '右', vn: 'Phải' } },
        { value: 'bottom', label: { en: 'Bottom', 'zh-CN': '下', vn: 'Dưới' } },
        { value: 'left', label: { en: 'Left', 'zh-CN': '左', vn: 'Trái' } },
      ],
    },
    {
      path: 'options.size',
      kind: 'select',
      label: { en: 'Size', 'zh-CN': '大小', vn: 'Cỡ' },
      choices: [
        { value: 'large', label: { en: 'Large', 'zh-CN': '大', vn: 'Lớn' } },
        { value: 'default', label: { en: 'Default', 'zh-CN': '默认', vn: 'Mặc định' } },
        { value: 'small', label: { en: 'Small', 'zh-CN': '小', vn: 'Nhỏ' } },
      ],
    },
    {
      path: 'options.tabBarGutter',
      kind: 'number',
      min: 0,
      step: 1,
      isOptional: true,
      label: { en: 'Gap between tabs', 'zh-CN': '标签间距', vn: 'Khoảng cách thẻ' },
    },
    {
      path: 'options.animated',
      kind: 'switch',
      label: { en: 'Animated (original only)', 'zh-CN': '动画切换', vn: 'Hiệu ứng (chỉ bản gốc)' },
    },
  ],
  Render: TabsRender,
  isBare: true,
  slots: 'columns',
  height: 64,
  ...tabsCode,
});
