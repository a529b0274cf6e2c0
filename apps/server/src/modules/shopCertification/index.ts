export { shopCertifications } from './tables';
