import { backUp } from './backups/backUp';
import { runTool } from './backups/runTool';

await runTool('Say where to: backup <folder>', async ({ config, folder, say }) => {
  const { tables, audit, files } = await backUp(config, folder);
  const rows = Object.values(tables).reduce((sum, count) => sum + count, 0);
  say(`Backed up ${rows} rows in ${Object.keys(tables).length} tables and ${files.count} files (${files.bytes} bytes) to ${folder}.`);
  say(
    audit.broken === null
      ? `The audit chain is whole: ${audit.rows} rows.`
      : `The audit chain is broken at row ${audit.broken}, and was backed up as it is.`,
  );
  say('The backup is not encrypted; DATA_KEY is not in it: keep both safe, and apart.');
});
