export { AccountCenterScreen } from './AccountCenterScreen';
export { BaseSettings } from './BaseSettings';
export { CustomSettings } from './CustomSettings';
export { SecuritySettings } from './SecuritySettings';
export { SettingsFrame } from './SettingsFrame';
