export { purgeCodes } from './codes';
export { authModule } from './handlers';
export { hashPassword } from './passwords';
export { refuseWeak } from './weakPassword';
