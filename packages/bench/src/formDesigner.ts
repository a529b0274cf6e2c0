import { createRequire } from 'node:module';
import type { Page } from 'playwright';
import type { BenchResult } from './BenchResult';
import { compare, type Round } from './compare';
import type { DesignerTimes, Measure } from './formDesignerPage';
import { bundlePage, inFreshPage } from './measureInPage';
import { weigh } from './weigh';

const libraries = ['ours', 'survey', 'formJs', 'kForm'] as const;
type Library = (typeof libraries)[number];

/** What each library took in one round: with 500 controls, and with 2,000. */
type Times = Record<Library, { readonly small: DesignerTimes; readonly large: DesignerTimes }>;

/** B11 to B15: the designer beside SurveyJS Creator, the editor of form-js and k-form-design 3.7.91. */
export async function run(): Promise<BenchResult[]> {
  const rounds = await measureRounds();
  type Pick = (times: Times) => readonly [ours: number, peer: number];
  const row = (id: string, name: string, bar: string, pick: Pick) =>
    compare({ id, name, bar, unit: 'ms', rounds: rounds.map((times): Round => pick(times)) });
  const beside = (id: string, name: string, what: keyof DesignerTimes, bar: string, peerBar = 'none') => [
    row(id, `${name}, 500 controls, beside SurveyJS Creator`, bar, ({ ours, survey }) => [ours.small[what], survey.small[what]]),
    row(id, `${name}, 2,000 controls, beside SurveyJS Creator`, bar, ({ ours, survey }) => [ours.large[what], survey.large[what]]),
    row(id, `${name}, 500 controls, beside form-js editor`, peerBar, ({ ours, formJs }) => [ours.small[what], formJs.small[what]]),
    row(id, `${name}, 500 controls, beside k-form-design 3.7.91`, peerBar, ({ ours, kForm }) => [ours.small[what], kForm.small[what]]),
  ];
  return [
    ...beside('B11', 'open until palette and canvas can be used', 'open', '≤ 0.5', '≤ 0.667'),
    row('B11', 'the same, 2,000 controls, beside form-js editor', 'none', ({ ours, formJs }) => [ours.large.open, formJs.large.open]),
    row('B11', 'the same, 2,000 controls, beside k-form-design 3.7.91', 'none', ({ ours, kForm }) => [ours.large.open, kForm.large.open]),
    row('B11', 'the same, 500 controls, beside 300 ms', '≤ 1', ({ ours }) => [ours.small.open, 300]),
    ...beside('B12', 'drop at index 3', 'drop', '≤ 0.35'),
    row('B12', 'drop at index 3, 2,000 controls beside 500', '≤ 1.5', ({ ours }) => [ours.large.drop, ours.small.drop]),
    ...beside('B13', 'undo after 20 edits', 'undo', '≤ 0.35'),
    ...beside('B13', 'redo after 20 edits', 'redo', '≤ 0.35'),
    ...beside('B14', 'key in the label field until the canvas shows it', 'key', '≤ 0.35'),
    row('B14', 'the same, 2,000 controls, beside 16 ms', '≤ 1', ({ ours }) => [ours.large.key, 16]),
    ...(await sizes()),
  ];
}

/** An origin of the page's own: the peers want `localStorage`. */
const address = 'http://designers.test/';

/** Five rounds after a small form each to warm up; every library has a page of its own, and they take turns. */
async function measureRounds(): Promise<Times[]> {
  const script = await bundlePage('formDesignerPage.tsx');
  const { resolve } = createRequire(import.meta.url);
  const scripts = [resolve('vue/dist/vue.runtime.min.js'), resolve('k-form-design/lib/k-form-design.umd.min.js')];
  return inFreshPage(script, async (first) => {
    const browser = first.context().browser();
    if (!browser) throw new Error('The page has no browser.');
    const pages = {} as Record<Library, Page>;
    for (const library of libraries) {
      pages[library] = await browser.newPage({ viewport: { width: 1440, height: 900 } });
      await pages[library].route(address, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><body>' }));
      await pages[library].goto(address);
      if (library === 'kForm') for (const path of scripts) await pages[library].addScriptTag({ path });
      await pages[library].addScriptTag({ content: script });
    }
    const ask = async (library: Library, rest: Omit<Measure, 'library'>): Promise<DesignerTimes> => {
      await pages[library].bringToFront();
      return pages[library].evaluate<DesignerTimes>(`page.measure(${JSON.stringify({ library, ...rest })})`);
    };
    for (const library of libraries) await ask(library, { count: 60 });
    const rounds: Times[] = [];
    for (let round = 0; round < 5; round += 1) {
      const times = {} as Times;
      for (const library of libraries) {
        // With 2,000 controls only we and SurveyJS, whose bars are set there, are edited: a single edit takes k-form-design seconds.
        times[library] = {
          small: await ask(library, { count: 500 }),
          large: await ask(library, { count: 2000, isOpenOnly: library === 'kForm' || library === 'formJs' }),
        };
      }
      rounds.push(times);
    }
    return rounds;
  });
}

async function sizes(): Promise<BenchResult[]> {
  const ours = await weigh('@backlot/form-designer');
  const creator = await weigh('survey-core', 'survey-react-ui', 'survey-creator-core', 'survey-creator-react');
  const formJs = await weigh('@bpmn-io/form-js-editor');
  const size = (name: string, [one, other]: readonly [number, number], bar: string): BenchResult => ({
    id: 'B15',
    name,
    ours: one,
    peer: other,
    unit: 'kB gz',
    ratio: one / other,
    bar,
  });
  return [
    size('designer without MUI, React and emotion beside SurveyJS Creator without React', [ours.first, creator.first], '≤ 0.25'),
    size('the same beside form-js editor with its framework', [ours.first, formJs.first], '≤ 0.4'),
    size('the same beside 150 kB', [ours.first, 150], '≤ 1'),
    size(
      'with all that is loaded when it is needed (rich text, cleaner, pattern engine) beside SurveyJS Creator',
      [ours.all, creator.all],
      'none',
    ),
  ];
}
