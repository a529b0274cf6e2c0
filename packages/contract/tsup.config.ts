import { globSync } from 'node:fs';
import { libraryOfModules } from '@backlot/dev/tsup';

export default libraryOfModules(['src/index.ts', 'src/core.ts', ...globSync('src/words/*/*.ts')]);
