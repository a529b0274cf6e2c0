import { createDictionary } from '@backlot/dictionary';
import { DictionaryProvider, DictTag } from '@backlot/dictionary/react';
import { LocaleProvider } from '@backlot/i18n/react';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { median, type Round } from './compare';
import { dictionaryTree } from './dictionaryTree';

const cells = Array.from({ length: 10_000 }, (_, at) => `code${at % 50}`);
const names = new Map(
  dictionaryTree.map((type) => [type.code, new Map(type.children.map((entry) => [entry.code, entry.vnName ?? entry.name]))]),
);

const PlainCell = ({ type, code }: { type: string; code: string }) => names.get(type)?.get(code) ?? '';

const columnOf = (cellOf: (code: string) => ReactNode) => (
  <table>
    <tbody>
      {cells.map((code, at) => (
        <tr key={at}>
          <td>{cellOf(code)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** Milliseconds until 10,000 cells stand in the page. */
function timeMount(column: ReactNode): number {
  const container = document.createElement('main');
  document.body.append(container);
  const root = createRoot(container);
  const start = performance.now();
  flushSync(() => root.render(column));
  const took = performance.now() - start;
  const last = container.querySelector('tr:last-child td')?.textContent;
  if (last !== 'Tiếng Việt value 7.49') throw new Error(`The last cell reads ${last}.`);
  root.unmount();
  container.remove();
  return took;
}

/** Nine interleaved rounds of three mounts each, after a warm-up; the sides take turns at going first. */
export async function measure(): Promise<Round[]> {
  const dictionary = createDictionary({ fetchTree: async () => dictionaryTree });
  await dictionary.load();
  const ours = () => (
    <LocaleProvider locale="vn">
      <DictionaryProvider dictionary={dictionary}>
        {columnOf((code) => (
          <DictTag type="type7" code={code} />
        ))}
      </DictionaryProvider>
    </LocaleProvider>
  );
  const peer = () => columnOf((code) => <PlainCell type="type7" code={code} />);
  const rounds: Round[] = [];
  for (let round = -2; round < 9; round += 1) {
    const mine: number[] = [];
    const theirs: number[] = [];
    for (let turn = 0; turn < 4; turn += 1) {
      const turns = [() => mine.push(timeMount(ours())), () => theirs.push(timeMount(peer()))];
      for (const mount of turn % 2 === 0 ? turns : turns.toReversed()) {
        await new Promise((resolve) => setTimeout(resolve));
        mount();
      }
    }
    if (round >= 0) rounds.push([median(mine), median(theirs)]);
  }
  return rounds;
}
