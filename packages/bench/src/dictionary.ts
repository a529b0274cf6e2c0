import { createDictionary } from '@backlot/dictionary';
import { type Locale, locales, nameOf } from '@backlot/i18n';
import type { BenchResult } from './BenchResult';
import { compare, type Round } from './compare';
import { dictionaryTree } from './dictionaryTree';
import { measureInPage } from './measureInPage';
import { timeEach } from './timeEach';

/** B20: a million look-ups in three languages beside plain Maps and beside find in find; a column of 10,000 cells beside plain Maps. */
export async function run(): Promise<BenchResult[]> {
  const column = await measureInPage<Round[]>('dictionaryPage.tsx');
  const { besideMaps, besideFind, ofColumn } = await lookUpRounds();
  return [
    compare({
      id: 'B20',
      name: '1 M names in three languages (200 dictionaries of 50) beside Map in Map',
      rounds: besideMaps,
      unit: 'ns',
      bar: '≤ 1.5',
    }),
    compare({
      id: 'B20',
      name: '1 M names in three languages (200 dictionaries of 50) beside find in find',
      rounds: besideFind,
      unit: 'ns',
      bar: '≤ 0.125',
    }),
    compare({ id: 'B20', name: 'names of a 10,000-cell column beside Map in Map', rounds: ofColumn, unit: 'µs', bar: '≤ 1.5' }),
    compare({
      id: 'B20',
      name: '10,000 `DictTag` cells mounted, each subscribed, beside bare cells over Map in Map',
      rounds: column,
      unit: 'ms',
      bar: '≤ 1.5',
    }),
  ];
}

type NameFor = (type: string, code: string, locale: Locale) => string;

const callsPerRound = 1_000_000;

async function lookUpRounds() {
  const dictionary = createDictionary({ fetchTree: async () => dictionaryTree });
  await dictionary.load();
  const asked = questions();
  const lookUp = (nameFor: NameFor) => () => read(asked, nameFor);
  const [ours, maps, find] = [lookUp(dictionary.nameFor), lookUp(overMaps), lookUp(overFind)];
  if (ours() !== maps() || ours() !== find()) throw new Error('All three must give the same names.');
  const besideMaps: Round[] = [];
  const besideFind: Round[] = [];
  for (let round = 0; round < 9; round += 1) {
    const mine = timeEach(callsPerRound, ours);
    besideMaps.push([mine, timeEach(callsPerRound, maps)]);
    besideFind.push([mine, timeEach(callsPerRound, find)]);
  }
  const column = asked.filter(({ type, locale }) => type === 'type150' && locale === 'vn');
  const names = (nameFor: NameFor) =>
    Array.from({ length: 10_000 }, (_, at) => column[at % column.length] as Question).map(({ type, code, locale }) =>
      nameFor(type, code, locale),
    );
  const timeColumn = (nameFor: NameFor) => timeEach(1000, () => void names(nameFor));
  const ofColumn = Array.from({ length: 200 }, (): Round => [timeColumn(dictionary.nameFor), timeColumn(overMaps)]).slice(-101);
  return { besideMaps, besideFind, ofColumn };
}

const types = new Map(
  dictionaryTree.map((type) => [
    type.code,
    new Map(
      type.children.map((entry) => [
        entry.code,
        Object.fromEntries(locales.map((locale) => [locale, nameOf(entry, locale)])) as Record<Locale, string>,
      ]),
    ),
  ]),
);

/** The limit: a Map per type, prepared names, nothing else. */
const overMaps: NameFor = (type, code, locale) => types.get(type)?.get(code)?.[locale] ?? '';

/** The way it is often written. */
const overFind: NameFor = (type, code, locale) => {
  const entry = dictionaryTree.find((it) => it.code === type)?.children.find((it) => it.code === code);
  return entry ? nameOf(entry, locale) : '';
};

interface Question {
  type: string;
  code: string;
  locale: Locale;
}

/** Every entry in every language, column by column as a table asks, in strings of their own as rows from the server hold them. */
function questions(): Question[] {
  const all = locales.flatMap((locale) =>
    dictionaryTree.flatMap((type) => type.children.map((entry) => ({ type: type.code, code: entry.code, locale }))),
  );
  return JSON.parse(JSON.stringify(all)) as Question[];
}

function read(asked: readonly Question[], nameFor: NameFor): number {
  let letters = 0;
  for (let call = 0, at = 0; call < callsPerRound; call += 1) {
    const { type, code, locale } = asked[at] as Question;
    letters += nameFor(type, code, locale).length;
    at = at + 1 === asked.length ? 0 : at + 1;
  }
  return letters;
}
