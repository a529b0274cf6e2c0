import { featureFiles, featureSteps } from './featureFiles.ts';
import { moduleFiles, moduleSteps } from './moduleFiles.ts';
import { type Names, namesOf } from './names.ts';
import { packageFiles, packageSteps } from './packageFiles.ts';
import { type Files, writeFiles } from './writeFiles.ts';

interface Kind {
  /** Whether it belongs to a domain, which its name begins with. */
  isInDomain: boolean;
  files: (names: Names) => Files;
  steps: (names: Names) => string[];
}

const kinds: Record<string, Kind> = {
  feature: { isInDomain: true, files: featureFiles, steps: featureSteps },
  module: { isInDomain: true, files: moduleFiles, steps: moduleSteps },
  package: { isInDomain: false, files: packageFiles, steps: packageSteps },
};

/** Writes the folder of a new feature, module or package once; from then on it is ordinary code. */
export async function generate({
  root,
  kind,
  name,
}: {
  root: string;
  kind: string | undefined;
  name: string | undefined;
}): Promise<{ written: string[]; steps: string[] }> {
  const found = kind && Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
  if (!found || !name)
    throw new Error(
      `Say what and how it is called: pnpm new ${Object.keys(kinds).join('|')} <name>, such as pnpm new feature money/rewardRule.`,
    );
  const names = namesOf(name);
  if (found.isInDomain !== (names.domain !== ''))
    throw new Error(
      found.isInDomain
        ? `Say which domain it belongs to: pnpm new ${kind} money/${name}.`
        : `A package belongs to no domain: pnpm new ${kind} ${names.one}.`,
    );
  const files = found.files(names);
  await writeFiles(root, files);
  return { written: Object.keys(files), steps: found.steps(names) };
}
