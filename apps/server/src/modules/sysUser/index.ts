export { userCrud } from './crud';
export { sysUserModule } from './handlers';
