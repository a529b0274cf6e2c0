export { purgeCodes, verdictOf } from './codes/codes';
export { authModule } from './handlers';
export { enter } from './signIn';
export { endPresented } from './signOut';
export { hashPassword, isPassword } from './passwords/passwords';
export { phoneOrRefuse, readPhone } from './codes/phone';
export { provesContact, sendContactCode, sendLoginCodeTo } from './codes/sendCode';
export { refuseWeak } from './passwords/weakPassword';
