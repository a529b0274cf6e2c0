import type { Services } from '../../services';
import { accountModule } from './account';
import { formModule } from './form';
import { onlineUserModule } from './onlineUser';
import { sysAppModule } from './sysApp';
import { sysAreaModule } from './sysArea';
import { sysConfigModule } from './sysConfig';
import { sysDictDataModule, sysDictTypeModule } from './sysDict';
import { sysFileModule } from './sysFile';
import { sysFileOnlineModule } from './sysFileOnline';
import { sysOpLogModule, sysVisLogModule } from './sysLog';
import { sysMachineModule } from './sysMachine';
import { sysMenuModule } from './sysMenu';
import { messageTemplateModule, sysEmailModule, sysSmsModule } from './sysMessage';
import { sysNoticeModule } from './sysNotice';
import { sysOrgModule } from './sysOrg';
import { sysPosModule } from './sysPos';
import { sysRoleModule } from './sysRole';
import { sysTimersModule } from './sysTimers';
import { sysUserModule } from './sysUser';

/** What administrators keep. */
export const systemModules = (services: Services) => ({
  account: accountModule(services),
  form: formModule(services),
  messageTemplate: messageTemplateModule(services),
  onlineUser: onlineUserModule(services),
  sysApp: sysAppModule(services),
  sysArea: sysAreaModule(services),
  sysConfig: sysConfigModule(services),
  sysDictData: sysDictDataModule(services),
  sysDictType: sysDictTypeModule(services),
  sysEmail: sysEmailModule(services),
  sysFile: sysFileModule(services),
  sysFileOnline: sysFileOnlineModule(services),
  sysMachine: sysMachineModule(services),
  sysMenu: sysMenuModule(services),
  sysNotice: sysNoticeModule(services),
  sysOpLog: sysOpLogModule(services),
  sysOrg: sysOrgModule(services),
  sysPos: sysPosModule(services),
  sysRole: sysRoleModule(services),
  sysSms: sysSmsModule(services),
  sysTimers: sysTimersModule(services),
  sysUser: sysUserModule(services),
  sysVisLog: sysVisLogModule(services),
});
