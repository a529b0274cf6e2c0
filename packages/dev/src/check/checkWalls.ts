import { circles } from './circles.ts';
import { importsOf } from './importsOf.ts';
import { type SourceFile, sourceFiles } from './sourceFiles.ts';
import { walls } from './walls.ts';

/** Imports that cross a wall of architecture 5 to 7, and files that import each other in a circle, as sentences. Imports of types count. */
export function checkWalls(files: SourceFile[] = sourceFiles()): string[] {
  const imports = importsOf(files);
  const crossings = [...imports].flatMap(([path, targets]) => {
    const around = walls.filter(({ from }) => from.test(path));
    return targets.flatMap((to) =>
      around.filter((wall) => wall.refuses(path, to)).map(({ because }) => `${path} imports ${to}: ${because}`),
    );
  });
  return [
    ...crossings,
    ...circles(imports).map((circle) => `${circle.join(', ')} import each other: move what both need to a file of its own`),
  ];
}
