export { sysEmailModule, sysSmsModule } from './handlers';
export { messageTemplateCrud, messageTemplateModule } from './templates';
