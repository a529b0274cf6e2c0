export { sysEmailModule, sysSmsModule } from './handlers';
export { messageTemplateModule } from './templates';
