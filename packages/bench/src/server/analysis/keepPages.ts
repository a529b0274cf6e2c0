import { inTwoLines } from '../inTwoLines';
import { connectAsServer, fromServer } from './serverCode';

// A process of its own, as a worker is: brings comments in through the door that collection uses, in pages of 100 as channels give
// them, each under one of the newest works of creators of every kind, two pages at a time. Prints how many came and in how many seconds.

const pageSize = 100;
const pages = process.env['PAGES'] ?? '600';

type Keep = (tx: unknown, services: unknown, told: object) => Promise<{ added: number }>;
interface Work {
  id: string;
  upId: string;
  webId: number;
  country: string;
}

const { keepComments } = await fromServer<{ keepComments: Keep }>('modules/collection/comments/keepComments.ts');
const { silentEvents } = await fromServer<{ silentEvents: unknown }>('seed/analysis/silentEvents.ts');
const database = await connectAsServer();
const rowsOf = async <Row>(text: string) => (await database.db.execute(text)) as { rows: Row[] };

const { rows: works } = await rowsOf<Work>(
  `select w.id::text id, w.up_id::text "upId", w.web_id "webId", c.country from (
    select up_id, country, row_number() over (partition by kind order by n) place from bench.creators where said > 0 order by place limit ${pages}) c
  cross join lateral (select id, up_id, web_id from works where works.up_id = c.up_id order by post_time desc limit 1) w
  order by c.place`,
);
const { rows: lines } = await rowsOf<{ content: string; country: string }>('select content, country from bench.templates');
const byCountry = Map.groupBy(lines, ({ country }) => country);
const now = Date.now();
const run = now.toString(36);

function pageOf({ webId, country, ...work }: Work, page: number) {
  const said = byCountry.get(country) ?? lines;
  const items = Array.from({ length: pageSize }, (_, at) => {
    const n = page * pageSize + at;
    return {
      platformCommentId: `${run}.${n}`,
      authorName: `fan${n % 7001}`,
      authorPlatformId: `b${country.toLowerCase()}${(n * 7919) % 20_011}`,
      content: `${said[(n * 31) % said.length]?.content ?? ''} ${n}`,
      likes: n % 5,
      replies: 0,
      commentTime: new Date(now - ((n * 7919) % (2 * 86_400_000))),
      work,
    };
  });
  return { webId, items, dataTime: new Date(now) };
}

const begun = performance.now();
let kept = 0;
await inTwoLines([...works.entries()], async ([page, work]) => {
  const { added } = await database.db.transaction((tx) => keepComments(tx, silentEvents, pageOf(work, page)));
  kept += added;
});
process.stdout.write(JSON.stringify({ kept, seconds: (performance.now() - begun) / 1000 }));
await database.close();
