import { restoreBackup } from './backups/restoreBackup';
import { runTool } from './backups/runTool';

await runTool('Say from where: restore <folder> [--force]', async ({ config, folder, force, say }) => {
  const { manifest, aside } = await restoreBackup(config, folder, { force });
  const { tables, audit, files, time } = manifest;
  say(`Restored ${Object.keys(tables).length} tables and ${files.count} files as they stood at ${time}: the counts are the same.`);
  say(
    audit.broken === null
      ? `The audit chain is whole: ${audit.rows} rows.`
      : `The audit chain is broken at row ${audit.broken}, as it was in the backup.`,
  );
  if (aside) say(`What was there before is in ${aside}.`);
});
