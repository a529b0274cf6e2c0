export { purgeCodes } from './codes';
export { authModule } from './handlers';
export { hashPassword, isPassword } from './passwords';
export { phoneOrRefuse } from './phone';
export { provesContact, sendContactCode } from './sendCode';
export { refuseWeak } from './weakPassword';
