export { AccountCenterScreen } from './AccountCenterScreen';
export { BaseSettings } from './BaseSettings';
export { BindingSettings } from './BindingSettings';
export { CustomSettings } from './CustomSettings';
export { NotificationSettings } from './NotificationSettings';
export { SecuritySettings } from './security/SecuritySettings';
export { SettingsFrame } from './SettingsFrame';
