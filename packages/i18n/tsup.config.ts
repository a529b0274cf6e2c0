import { libraryOfModules } from '@backlot/dev/tsup';

export default libraryOfModules(['src/index.ts', 'src/react.ts']);
