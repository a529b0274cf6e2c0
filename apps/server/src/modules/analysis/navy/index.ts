export { navyModule } from './handlers';
export { markComments } from './markComments';
export { markCommentsJob } from './markJob';
