import { readConfig } from './config';
import { connect } from './db/connect';
import { verifyAudit } from './modules/base/audit';

const database = await connect(readConfig(process.env), () => {});
const { rows, broken } = await verifyAudit(database.db);
await database.close();
process.stdout.write(
  broken === null
    ? `The audit chain is whole: ${rows} rows.\n`
    : `The audit chain is broken at row ${broken}; ${rows} rows before it are good.\n`,
);
process.exitCode = broken === null ? 0 : 1;
