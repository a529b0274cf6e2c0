/** A colour people may choose as the accent of their console. */
export interface ColorPreset {
  name: 'blue' | 'geekBlue' | 'purple' | 'cyan' | 'green' | 'gold' | 'orange' | 'red';
  value: string;
}

/** The default accent. */
export const defaultPrimary = '#1890ff';

/** The eight preset theme colours, the default first. */
export const colorPresets: readonly ColorPreset[] = [
  { name: 'blue', value: defaultPrimary },
  { name: 'geekBlue', value: '#2f54eb' },
  { name: 'purple', value: '#722ed1' },
  { name: 'cyan', value: '#13c2c2' },
  { name: 'green', value: '#52c41a' },
  { name: 'gold', value: '#faad14' },
  { name: 'orange', value: '#fa541c' },
  { name: 'red', value: '#f5222d' },
];
