import { connectAsServer, type Database, fromServer } from './serverCode';

// A process of its own: looks through the comments of the last month as the server's timer does, and prints the seconds that it took.

const { markComments } = await fromServer<{ markComments: (db: Database['db']) => Promise<void> }>('modules/analysis/navy/markComments.ts');
const database = await connectAsServer();
const begun = performance.now();
await markComments(database.db);
process.stdout.write(String((performance.now() - begun) / 1000));
await database.close();
