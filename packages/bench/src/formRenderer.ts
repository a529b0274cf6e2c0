import type { BenchResult } from './BenchResult';
import { compare, type Round } from './compare';
import { measureInPage } from './measureInPage';
import { weigh } from './weigh';

/** Every round of each measure in ms; `limit` stands beside an absolute bar. */
export interface FormRounds {
  mountFormJs: Round[];
  mountSurvey: Round[];
  mountSurveyLazy: Round[];
  mountRjsf: Round[];
  keyFormJs: Round[];
  keySurvey: Round[];
  keyRjsf: Round[];
  keyGrowth: Round[];
  submitSurvey: Round[];
}

/** B8 to B10: a form of 500 mixed fields beside form-js, SurveyJS and RJSF; and the size of the renderer. */
export async function run(): Promise<BenchResult[]> {
  const rounds = await measureInPage<FormRounds>('formRendererPage.tsx');
  const limit = (measured: readonly Round[], bar: number): Round[] => measured.map(([ours]) => [ours, bar]);
  const row = (id: string, name: string, bar: string, measured: readonly Round[]) =>
    compare({ id, name, bar, unit: 'ms', rounds: measured });
  return [
    row('B8', 'mount 500 mixed fields beside form-js', '≤ 0.5', rounds.mountFormJs),
    row('B8', 'mount 500 mixed fields beside SurveyJS', '≤ 0.35', rounds.mountSurvey),
    row('B8', 'mount 500 mixed fields beside SurveyJS, lazy rendering', '≤ 0.75', rounds.mountSurveyLazy),
    row('B8', 'mount 500 mixed fields beside RJSF with MUI', '≤ 0.75', rounds.mountRjsf),
    row('B8', 'mount 500 mixed fields beside 400 ms', '≤ 1', limit(rounds.mountFormJs, 400)),
    row('B9', 'one keystroke, 500 fields, beside SurveyJS', '≤ 0.2', rounds.keySurvey),
    row('B9', 'one keystroke, 500 fields, beside form-js', '≤ 2', rounds.keyFormJs),
    row('B9', 'one keystroke, 500 fields, beside RJSF with MUI', '≤ 0.2', rounds.keyRjsf),
    row('B9', 'one keystroke, 500 fields, beside 10 ms', '≤ 1', limit(rounds.keyFormJs, 10)),
    row('B9', 'one keystroke, 5,000 fields beside 100', '≤ 1.3', rounds.keyGrowth),
    row('B9', 'one keystroke, 5,000 fields, beside 10 ms', '≤ 1', limit(rounds.keyGrowth, 10)),
    row('B10', 'submit 500 fields, 250 missing: all known, first one focused, beside SurveyJS', '≤ 1.0', rounds.submitSurvey),
    ...(await sizes()),
  ];
}

async function sizes(): Promise<BenchResult[]> {
  const { first: ours } = await weigh('@backlot/form-designer/renderer');
  const { first: peer } = await weigh('@bpmn-io/form-js-viewer');
  const size = (name: string, other: number, bar: string): BenchResult => ({
    id: 'size',
    name,
    ours,
    peer: other,
    unit: 'kB gz',
    ratio: ours / other,
    bar,
  });
  return [
    size('renderer without MUI, React and emotion beside form-js viewer with its framework', peer, '≤ 0.6'),
    size('renderer without MUI, React and emotion beside 60 kB', 60, '≤ 1'),
  ];
}
