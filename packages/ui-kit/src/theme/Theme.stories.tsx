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
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Section } from '../frame/Section';
import { StatusChip } from '../frame/StatusChip';
import { BacklotThemeProvider } from './BacklotThemeProvider';
import { colorPresets } from './colorPresets';
import { createBacklotTheme } from './createBacklotTheme';
import type { Mode } from './deriveAccent';

const meta = { title: 'ui-kit/Theme', component: BacklotThemeProvider } satisfies Meta<typeof BacklotThemeProvider>;
export default meta;

type Story = StoryObj<typeof meta>;

const Controls = ({ name }: { name: string }) => (
  <Section title={name} note="11.11 sunscreen launch">
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 3 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Button variant="contained">Submit creators</Button>
        <Button variant="outlined">Return allocation</Button>
        <Button variant="text">Save view</Button>
        <Button variant="contained" color="error">
          Delete
        </Button>
        <Button variant="contained" disabled>
          Disabled
        </Button>
        <Link href="#rows">Open the rows</Link>
      </Box>
      <Tabs value={0} aria-label={`${name} tabs`}>
        <Tab label="Account" />
        <Tab label="Phone" />
      </Tabs>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))', gap: 3 }}>
        <TextField label="Order name" required defaultValue="Tết gift boxes, 8 creators" />
        <TextField label="Commission" placeholder="12.00" error helperText="At most two decimals." />
        <TextField select label="Country" defaultValue="vn">
          <MenuItem value="vn">Việt Nam</MenuItem>
          <MenuItem value="ph">Philippines</MenuItem>
        </TextField>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 4 }}>
        <FormControlLabel control={<Checkbox defaultChecked />} label="Agreed" />
        <FormControlLabel control={<Radio defaultChecked />} label="Monthly" />
        <FormControlLabel control={<Switch defaultChecked sx={{ mr: 2 }} />} label="Enabled" />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          <StatusChip tone="ok">Approved</StatusChip>
          <StatusChip tone="warn">Pending review</StatusChip>
          <StatusChip tone="bad">Rejected</StatusChip>
          <StatusChip tone="info">Producing</StatusChip>
          <StatusChip>Negotiating</StatusChip>
        </Box>
      </Box>
      <Alert severity="warning">2 rounds left.</Alert>
    </Box>
  </Section>
);

export const Light: Story = { render: () => <Controls name="Blue" /> };

export const Dark: Story = { ...Light, globals: { mode: 'dark' } };

export const Compact: Story = { ...Light, globals: { density: 'compact' } };

export const ColorWeak: Story = { ...Light, globals: { colorWeak: 'on' } };

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
    <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12, padding: 12, borderRadius: 12, backgroundColor: background.paper }}>
      <span style={{ width: 28, height: 28, borderRadius: 8, backgroundColor: accent.main }} />
      <span style={{ ...field, color: accent.onFill, backgroundColor: accent.fill }}>{name}</span>
      <span style={{ ...field, color: accent.ink, backgroundColor: accent.soft }}>Selected</span>
      <span style={{ ...field, color: accent.fill }}>Link</span>
    </div>
  );
}
