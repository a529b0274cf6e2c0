export { pictureModule } from './handlers';
