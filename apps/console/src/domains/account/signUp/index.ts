export { SignUpResultScreen } from './SignUpResultScreen';
export { SignUpScreen } from './SignUpScreen';
