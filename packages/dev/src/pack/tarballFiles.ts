import { execFileSync } from 'node:child_process';

/** What a tarball of npm holds: its paths without `package/`, and their texts. */
export function tarballFiles(tarball: string): { paths: string[]; read(path: string): string } {
  const listed = execFileSync('tar', ['-tzf', tarball], { encoding: 'utf8' });
  return {
    paths: listed.split('\n').flatMap((path) => (path && !path.endsWith('/') ? [path.replace(/^package\//, '')] : [])),
    read: (path) => execFileSync('tar', ['-xzOf', tarball, `package/${path}`], { encoding: 'utf8', maxBuffer: 1e9 }),
  };
}
