import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { publishable } from '../pack/publishable.ts';
import { freshReadme } from './reference.ts';

for (const { folder } of publishable()) writeFileSync(join(folder, 'README.md'), freshReadme(folder));
