export { SignInAgain } from './SignInAgain';
