import type { Services } from '../../services';
import { authModule } from './auth';
import { captchaModule } from './captcha';
import { oauthModule } from './oauth';
import { personalSettingModule } from './personalSetting';
import { securityModule } from './security';

/** Who one is: signing in, its security and own settings. */
export const accountModules = (services: Services, given: Parameters<typeof authModule>[1]) => ({
  auth: authModule(services, given),
  captcha: captchaModule(services),
  oauth: oauthModule(services),
  security: securityModule(services),
  setting: personalSettingModule(services),
});
