import { posix } from 'node:path';
import { type SourceFile, sourceFiles } from './sourceFiles.ts';

interface Wall {
  /** Files the wall stands around. */
  from: RegExp;
  /** Whether such a file may not import this one; both paths from the root. */
  refuses: (from: string, to: string) => boolean;
  because: string;
}

const folderOf = (path: string, pattern: RegExp) => pattern.exec(path)?.[1];
const feature = /^apps\/console\/src\/features\/([^/]+)\//;
const serverModule = /^apps\/server\/src\/modules\/([^/]+)\//;
const consoleFloors = ['shared', 'features', 'screens', 'layout', 'routes', 'main'];
const consoleFloor = (path: string) => consoleFloors.indexOf(folderOf(path, /^apps\/console\/src\/([^/.]+)/) ?? '');

const walls: Wall[] = [
  {
    from: feature,
    refuses: (from, to) => feature.test(to) && folderOf(from, feature) !== folderOf(to, feature),
    because: 'a feature never imports a feature: move what both need to shared',
  },
  {
    from: /^apps\/console\/src\//,
    refuses: (from, to) => consoleFloor(from) >= 0 && consoleFloor(to) > consoleFloor(from) && !/\.(stories|test)\./.test(from),
    because: `console floors point down: ${consoleFloors.toReversed().join(' → ')}`,
  },
  {
    from: serverModule,
    refuses: (from, to) =>
      serverModule.test(to) && folderOf(from, serverModule) !== folderOf(to, serverModule) && !/\/(index|tables)$/.test(to),
    because: 'a server module uses another only through its index.ts (or its tables in a join)',
  },
  {
    from: /^apps\/server\/src\/(db|http|jobs|files|realtime)\//,
    refuses: (from, to) => serverModule.test(to) && !from.includes('.test.'),
    because: 'modules → http, jobs, files, realtime → db: the lower floor never imports a module',
  },
];

/** Imports that cross a wall of architecture 5 and 6, as sentences. */
export const checkWalls = (files: SourceFile[] = sourceFiles()): string[] => files.flatMap(crossings);

function crossings({ path, text }: SourceFile): string[] {
  const around = walls.filter(({ from }) => from.test(path));
  if (!around.length) return [];
  return relativeImports(path, text).flatMap((to) =>
    around.filter((wall) => wall.refuses(path, to)).map(({ because }) => `${path} imports ${to}: ${because}`),
  );
}

const relativeImports = (path: string, text: string) =>
  [...text.matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)].map(([, target]) => posix.join(posix.dirname(path), target ?? '.'));
