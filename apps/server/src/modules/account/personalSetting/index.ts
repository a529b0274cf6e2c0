export { personalSettingModule } from './handlers';
