export { gameCrud } from './crud';
export { channelGameModule } from './handlers';
