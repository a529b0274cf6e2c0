/// <reference types="vite/client" />
import type { Open, OpenDesigner } from './designers/Designer';
import { openFormJsEditor } from './designers/formJsEditor';
import { openKFormDesign } from './designers/kFormDesign';
import { openOurs } from './designers/ours';
import { openSurveyCreator } from './designers/surveyCreator';
import { questions } from './formQuestions';
import { middle, painted, settled, task, until } from './moments';

/** What one designer took, in ms; medians of the repeated ones. */
export interface DesignerTimes {
  readonly open: number;
  readonly drop: number;
  readonly undo: number;
  readonly redo: number;
  readonly key: number;
}

const designers = { ours: openOurs, survey: openSurveyCreator, formJs: openFormJsEditor, kForm: openKFormDesign } as const;

/** Which designer is opened with how many controls, and whether it is only opened. */
export interface Measure {
  readonly library: keyof typeof designers;
  readonly count: number;
  readonly isOpenOnly?: boolean;
}

/** Opens one designer and works in it as a user would. */
export async function measure({ library, count, isOpenOnly = false }: Measure): Promise<DesignerTimes> {
  const box = document.body.appendChild(document.createElement('main'));
  await settled();
  const start = performance.now();
  const designer = await open(designers[library], box, count);
  const spent = performance.now() - start;
  await settled();
  const times = isOpenOnly ? { drop: Number.NaN, undo: Number.NaN, redo: Number.NaN, key: Number.NaN } : await work(designer, box);
  designer.close();
  box.remove();
  return { open: spent, ...times };
}

async function open(of: Open, box: HTMLElement, count: number): Promise<OpenDesigner> {
  const designer = await of(box, questions(count));
  await until(designer.isUsable);
  await painted();
  return designer;
}

async function work(designer: OpenDesigner, box: HTMLElement): Promise<Omit<DesignerTimes, 'open'>> {
  const drops: number[] = [];
  for (let at = 0; at < 20; at += 1) {
    drops.push(await changed(box, await designer.drag(), designer.fourth));
    // Changes within 100 ms count as one edit, here and in the original.
    await new Promise((resolve) => setTimeout(resolve, 110));
  }
  const undos: number[] = [];
  const redos: number[] = [];
  for (let at = 0; at < 5; at += 1) undos.push(await changed(box, designer.undo, designer.fourth));
  for (let at = 0; at < 5; at += 1) redos.push(await changed(box, designer.redo, designer.fourth));
  return { drop: middle(drops), undo: middle(undos), redo: middle(redos), key: await keystroke(designer, box) };
}

/** Milliseconds until what is told apart has changed, with everything set off by then and the layout after it. */
async function changed(box: HTMLElement, change: () => void, tell: () => string | null | undefined): Promise<number> {
  await settled();
  const before = tell();
  const start = performance.now();
  change();
  await until(() => tell() !== before);
  await task();
  void box.offsetHeight;
  return performance.now() - start;
}

async function keystroke(designer: OpenDesigner, box: HTMLElement): Promise<number> {
  const write = await designer.labelWriter();
  const spent: number[] = [];
  for (let at = 0; at < 15; at += 1) spent.push(await changed(box, () => write(`typed ${'x'.repeat(at)}`), designer.label));
  return middle(spent);
}
