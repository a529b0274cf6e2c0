import { library } from '@backlot/dev/tsup';

export default library(['src/index.ts', 'src/core.ts']);
