export { EmbeddedScreen } from './EmbeddedScreen';
