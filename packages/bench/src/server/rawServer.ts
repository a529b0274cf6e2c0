import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';

/** The limit: the rows of a page of creators from the same database and nothing else: no session, permission, scope, total or log. */
const [connectionString, size] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString, max: 15 });
const text = 'select * from ups where status <> 2 order by create_time desc, id desc limit $1 offset $2';

const server = createServer((request, response) => {
  const pageNo = Number(new URL(request.url ?? '/', 'http://127.0.0.1').searchParams.get('pageNo') ?? 1);
  pool.query({ name: 'page', text, values: [Number(size), (pageNo - 1) * Number(size)] }).then(
    ({ rows }) => response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ rows })),
    () => response.writeHead(500).end(),
  );
});
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));
process.on('disconnect', () => process.exit(0));
