export { securityModule } from './handlers';
export { refuseWrongPassword } from './refuseWrongPassword';
