import { featureFiles, featureJoins } from './featureFiles.ts';
import { freeCode } from './freeCode.ts';
import { type Join, joinFiles } from './joinFiles.ts';
import { menuJoins } from './menuJoins.ts';
import { moduleFiles, moduleJoins } from './moduleFiles.ts';
import { type GivenWords, type Names, namesOf } from './names.ts';
import { packageFiles, packageSteps } from './packageFiles.ts';
import { type Files, writeFiles } from './writeFiles.ts';

interface Kind {
  /** Whether it belongs to a domain, which its name begins with, and has words in three languages. */
  isInDomain: boolean;
  files: (names: Names, code: number) => Files;
  /** What it adds to files that others share. */
  joins: (names: Names) => Join[];
  /** What a person still does. */
  steps: (names: Names) => string[];
}

const migration = ({ one }: Names) => `pnpm --filter @backlot/server migrations --name=${one}`;
const feature: Kind = { isInDomain: true, files: featureFiles, joins: featureJoins, steps: () => [] };
const module: Kind = { isInDomain: true, files: moduleFiles, joins: moduleJoins, steps: (names) => [migration(names)] };

const kinds: Record<string, Kind> = {
  entity: {
    isInDomain: true,
    files: (names, code) => ({ ...module.files(names, code), ...feature.files(names, code) }),
    joins: (names) => [...module.joins(names), ...feature.joins(names), ...menuJoins(names)],
    steps: module.steps,
  },
  feature,
  module,
  package: { isInDomain: false, files: packageFiles, joins: () => [], steps: packageSteps },
};

interface Wish {
  root: string;
  kind: string | undefined;
  name: string | undefined;
  words?: GivenWords;
}

/** Writes a new entity, feature, module or package once and joins it to the lists of its domain; from then on it is ordinary code. */
export async function generate({ root, kind, name, words }: Wish): Promise<{ written: string[]; joined: string[]; steps: string[] }> {
  const found = kind && Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
  if (!found || !name)
    throw new Error(`Say what and how it is called: pnpm new ${Object.keys(kinds).join('|')} <name>, such as pnpm new ${example}.`);
  const names = namesOf(name, words);
  if (found.isInDomain !== (names.domain !== ''))
    throw new Error(
      found.isInDomain
        ? `Say which domain it belongs to: pnpm new ${kind} money/${name}.`
        : `A package belongs to no domain: pnpm new ${kind} ${names.one}.`,
    );
  if (found.isInDomain && !(names.zh && names.vn))
    throw new Error(`Say what people call it in Chinese and Vietnamese: pnpm new ${kind} ${name} --zh 奖励规则 --vn 'Quy tắc thưởng'.`);
  const files = found.files(names, found.isInDomain ? await freeCode(root) : 0);
  const joins = found.joins(names);
  await writeFiles(root, files);
  await joinFiles(root, joins);
  return { written: Object.keys(files), joined: [...new Set(joins.map(({ file }) => file))], steps: found.steps(names) };
}

const example = "entity money/rewardRule --zh 奖励规则 --vn 'Quy tắc thưởng'";
