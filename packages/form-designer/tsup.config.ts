import { library } from '@backlot/dev/tsup';

export default library(['src/index.ts', 'src/renderer.ts', 'src/document.ts', 'src/rich-text.ts']);
