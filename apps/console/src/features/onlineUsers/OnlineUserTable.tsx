import Button from '@mui/material/Button';
import { onlineUserApi, type OnlineUserRow } from '@backlot/contract';
import { useFormat, useStrings } from '@backlot/i18n/react';
import { useCan } from '@backlot/permissions/react';
import { StatusChip, useConfirm, useNotice } from '@backlot/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useConsole } from '../../shared/console/ConsoleContext';
import { PersonAvatar } from '../../shared/PersonAvatar';
import css from './OnlineUsers.module.css';
import { strings } from './strings';

/** Open sessions: a table on wide screens, cards on phones. */
export function OnlineUserTable({ rows, isOld }: { rows: readonly OnlineUserRow[]; isOld: boolean }) {
  const t = useStrings(strings);
  const format = useFormat();
  const mayKick = useCan()('sysOnlineUser.kick');
  return (
    <table className={css.table} data-old={isOld || undefined}>
      <thead>
        <tr>
          <th scope="col">{t('person')}</th>
          <th scope="col">{t('device')}</th>
          <th scope="col">{t('address')}</th>
          <th scope="col">{t('since')}</th>
          <th scope="col">{t('seen')}</th>
          {mayKick && <th scope="col">{t('actions')}</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.sessionId}>
            <td>
              <span className={css.person}>
                <PersonAvatar name={row.name} fileId={null} />
                <span className={css.two}>
                  <strong>{row.name}</strong>
                  <span>{row.account}</span>
                </span>
                {row.current && <StatusChip tone="info">{t('you')}</StatusChip>}
              </span>
            </td>
            <td data-label={t('device')}>{deviceOf(row)}</td>
            <td data-label={t('address')}>
              <span className={css.two}>
                {row.lastLoginIp}
                {row.lastLoginAddress && <span>{row.lastLoginAddress}</span>}
              </span>
            </td>
            <td data-label={t('since')}>
              <time>{format.dateTime(row.lastLoginTime)}</time>
            </td>
            <td data-label={t('seen')}>
              <time title={format.dateTime(row.lastSeenTime)}>{format.relative(row.lastSeenTime)}</time>
            </td>
            {mayKick && (
              <td className={css.action}>
                <ForceOff row={row} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const deviceOf = ({ lastLoginBrowser, lastLoginOs }: OnlineUserRow) => [lastLoginBrowser, lastLoginOs].filter(Boolean).join(' · ');

/** Ends a session after asking; one's own is left to signing out. */
function ForceOff({ row }: { row: OnlineUserRow }) {
  const t = useStrings(strings);
  const { client } = useConsole();
  const queries = useQueryClient();
  const confirm = useConfirm();
  const notify = useNotice();
  if (row.current) return null;
  const { name, sessionId } = row;
  const forceOff = async () => {
    const answer = await confirm({
      title: t('ask', { name }),
      children: t('askHint', { device: deviceOf(row) }),
      confirmLabel: t('forceOff'),
      danger: true,
      action: () => client.call(onlineUserApi.forceExist, { sessionId }),
    });
    if (!answer) return;
    notify.success(t('done', { name }));
    await queries.invalidateQueries({ queryKey: [onlineUserApi.list.path] });
  };
  return (
    <Button size="small" variant="outlined" onClick={() => void forceOff()}>
      {t('forceOff')}
    </Button>
  );
}
