export { channelGameModule } from './handlers';
