import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Link from '@mui/material/Link';
import MenuItem from '@mui/material/MenuItem';
import Radio from '@mui/material/Radio';
import Switch from '@mui/material/Switch';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import TextField from '@mui/material/TextField';
import Alert from '@mui/material/Alert';
import { useLocale } from '@backlot/i18n/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Section } from '../frame/Section';
import { StatusChip } from '../frame/StatusChip';
import { BacklotThemeProvider } from './BacklotThemeProvider';
import { colorPresets } from './tokens/colorPresets';
import { createBacklotTheme } from './createBacklotTheme';
import type { Mode } from './tokens/Mode';

const meta = { title: 'ui-kit/Theme', tags: ['autodocs'], component: BacklotThemeProvider } satisfies Meta<typeof BacklotThemeProvider>;
export default meta;

type Story = StoryObj<typeof meta>;

const words = {
  en: {
    note: '11.11 sunscreen launch',
    submit: 'Submit creators',
    giveBack: 'Return allocation',
    save: 'Save view',
    remove: 'Delete',
    off: 'Disabled',
    open: 'Open the rows',
    account: 'Account',
    phone: 'Phone',
    order: 'Order name',
    orderName: 'Tết gift boxes, 8 creators',
    commission: 'Commission',
    decimals: 'At most two decimals.',
    country: 'Country',
    vn: 'Vietnam',
    ph: 'Philippines',
    agreed: 'Agreed',
    monthly: 'Monthly',
    enabled: 'Enabled',
    states: ['Approved', 'Pending review', 'Rejected', 'Producing', 'Negotiating'],
    rounds: '2 rounds left.',
  },
  'zh-CN': {
    note: '11.11 防晒新品首发',
    submit: '提交达人',
    giveBack: '退回分配',
    save: '保存视图',
    remove: '删除',
    off: '不可用',
    open: '查看明细',
    account: '账号',
    phone: '手机',
    order: '工单名称',
    orderName: '春节礼盒，8 位达人',
    commission: '佣金',
    decimals: '最多两位小数。',
    country: '国家',
    vn: '越南',
    ph: '菲律宾',
    agreed: '已同意',
    monthly: '每月',
    enabled: '已启用',
    states: ['已通过', '待审核', '已驳回', '制作中', '洽谈中'],
    rounds: '还剩 2 轮。',
  },
  vn: {
    note: 'Ra mắt kem chống nắng 11.11',
    submit: 'Gửi nhà sáng tạo',
    giveBack: 'Trả lại phân bổ',
    save: 'Lưu chế độ xem',
    remove: 'Xóa',
    off: 'Không dùng được',
    open: 'Xem các dòng',
    account: 'Tài khoản',
    phone: 'Điện thoại',
    order: 'Tên đơn',
    orderName: 'Hộp quà Tết, 8 nhà sáng tạo',
    commission: 'Hoa hồng',
    decimals: 'Tối đa hai chữ số thập phân.',
    country: 'Quốc gia',
    vn: 'Việt Nam',
    ph: 'Philippines',
    agreed: 'Đồng ý',
    monthly: 'Hằng tháng',
    enabled: 'Đang bật',
    states: ['Đã duyệt', 'Chờ duyệt', 'Từ chối', 'Đang làm', 'Đang thương lượng'],
    rounds: 'Còn 2 lượt.',
  },
};

const tones = ['ok', 'warn', 'bad', 'info', 'neutral'] as const;

function Controls({ name }: { name: string }) {
  const word = words[useLocale()];
  return (
    <Section title={name} note={word.note}>
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 3 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
          <Button variant="contained">{word.submit}</Button>
          <Button variant="outlined">{word.giveBack}</Button>
          <Button variant="text">{word.save}</Button>
          <Button variant="contained" color="error">
            {word.remove}
          </Button>
          <Button variant="contained" disabled>
            {word.off}
          </Button>
          <Link href="#rows">{word.open}</Link>
        </Box>
        <Tabs value={0} aria-label={name}>
          <Tab label={word.account} />
          <Tab label={word.phone} />
        </Tabs>
        <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))', gap: 3 }}>
          <TextField label={word.order} required defaultValue={word.orderName} />
          <TextField label={word.commission} placeholder="12.00" error helperText={word.decimals} />
          <TextField select label={word.country} defaultValue="vn">
            <MenuItem value="vn">{word.vn}</MenuItem>
            <MenuItem value="ph">{word.ph}</MenuItem>
          </TextField>
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 4 }}>
          <FormControlLabel control={<Checkbox defaultChecked />} label={word.agreed} />
          <FormControlLabel control={<Radio defaultChecked />} label={word.monthly} />
          <FormControlLabel control={<Switch defaultChecked sx={{ mr: 2 }} />} label={word.enabled} />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
            {tones.map((tone, at) => (
              <StatusChip key={tone} tone={tone}>
                {word.states[at] ?? ''}
              </StatusChip>
            ))}
          </Box>
        </Box>
        <Alert severity="warning">{word.rounds}</Alert>
      </Box>
    </Section>
  );
}

export const Light: Story = { render: () => <Controls name="Blue" /> };

export const Dark: Story = { ...Light, globals: { mode: 'dark' }, tags: ['!autodocs'] };

export const Compact: Story = { ...Light, globals: { density: 'compact' } };

export const ColorWeak: Story = { ...Light, globals: { colorWeak: 'on' }, tags: ['!autodocs'] };

export const EveryAccent: Story = {
  render: () => (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {colorPresets.flatMap(({ name, value }) =>
        (['light', 'dark'] as const).map((mode) => <Swatch key={name + mode} name={`${name}, ${mode}`} primary={value} mode={mode} />),
      )}
    </Box>
  ),
};

function Swatch({ name, primary, mode }: { name: string; primary: string; mode: Mode }) {
  const { accent, background } = createBacklotTheme({ primary, mode }).palette;
  const field = { padding: '6px 14px', borderRadius: 8, fontWeight: 600 };
  return (
    <div
      style={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 12,
        padding: 12,
        borderRadius: 12,
        backgroundColor: background.paper,
      }}
    >
      <span style={{ width: 28, height: 28, borderRadius: 8, backgroundColor: accent.main }} />
      <span style={{ ...field, color: accent.onFill, backgroundColor: accent.fill }}>{name}</span>
      <span style={{ ...field, color: accent.ink, backgroundColor: accent.soft }}>Selected</span>
      <span style={{ ...field, color: accent.fill }}>Link</span>
    </div>
  );
}
