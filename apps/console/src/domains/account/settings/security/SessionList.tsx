import LaptopOutlined from '@mui/icons-material/LaptopOutlined';
import PhoneIphone from '@mui/icons-material/PhoneIphone';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import { authApi, knownAgent, securityApi } from '@backlot/contract';
import { useFormat, useStrings } from '@backlot/i18n/react';
import { ErrorState, LoadingState, Section, StatusChip, useConfirm, useNotice } from '@backlot/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useConsole } from '../../../../shell/console/ConsoleContext';
import { strings } from '../strings';

/** So many are seen at once; the others when they are asked for. */
const shownAtFirst = 5;

/** Every open session of this person, and the way to end one elsewhere. */
export function SessionList() {
  const t = useStrings(strings);
  const format = useFormat();
  const { client } = useConsole();
  const confirm = useConfirm();
  const notify = useNotice();
  const { data, error, refetch } = useQuery(client.query(authApi.sessions, {}));
  const end = async (id: string, device: string) => {
    const answer = await confirm({
      title: t('endAsk', { device }),
      children: t('endHint'),
      confirmLabel: t('end'),
      danger: true,
      action: () => client.call(authApi.revokeSession, { id }),
    });
    if (!answer) return;
    notify.success(t('ended', { device }));
    await refetch();
  };
  const [isWhole, setWhole] = useState(false);
  // Where one sits comes first.
  const all = data?.toSorted((a, b) => Number(b.current) - Number(a.current)) ?? [];
  const shown = isWhole || all.length <= shownAtFirst + 1 ? all : all.slice(0, shownAtFirst);
  const others = all.filter(({ current }) => !current);
  const endOthers = async () => {
    const answer = await confirm({
      title: t('endOthersAsk', { count: others.length }),
      children: t('endHint'),
      confirmLabel: t('endOthers'),
      danger: true,
      action: () => client.call(securityApi.revokeOthers, {}),
    });
    if (!answer) return;
    notify.success(t('othersEnded'));
    await refetch();
  };
  return (
    <Section
      title={t('sessions')}
      actions={
        others.length > 1 && (
          <Button size="small" variant="outlined" color="error" onClick={() => void endOthers()}>
            {t('endOthers')}
          </Button>
        )
      }
    >
      {error && !data && <ErrorState onRetry={() => void refetch()}>{error.message}</ErrorState>}
      {!data && !error && <LoadingState shape="lines" count={3} />}
      <List disablePadding>
        {shown.map(({ id, browser, os, ip, place, createTime, lastSeenTime, current }, at) => {
          const device = [browser, os].flatMap((name) => knownAgent(name) ?? []).join(' · ') || t('unknownDevice');
          return (
            <ListItem key={id} divider={at < shown.length - 1} disableGutters sx={{ flexWrap: 'wrap', columnGap: 3 }}>
              <ListItemIcon sx={{ minWidth: 40 }}>{/iOS|Android/i.test(os) ? <PhoneIphone /> : <LaptopOutlined />}</ListItemIcon>
              <ListItemText
                sx={{ flex: '1 1 220px', overflowWrap: 'anywhere' }}
                primary={device}
                secondary={
                  <>
                    {[place, ip].filter(Boolean).join(' · ')}
                    <br />
                    <span title={format.exact(createTime)}>{t('since', { time: format.when(createTime) })}</span>
                    {' · '}
                    <span title={format.exact(lastSeenTime)}>{t('seen', { time: format.relative(lastSeenTime) })}</span>
                  </>
                }
              />
              {current ? (
                <StatusChip tone="info">{t('current')}</StatusChip>
              ) : (
                <Button size="small" variant="outlined" onClick={() => void end(id, device)}>
                  {t('end')}
                </Button>
              )}
            </ListItem>
          );
        })}
      </List>
      {shown.length < all.length && (
        <Button size="small" onClick={() => setWhole(true)} sx={{ mt: 2 }}>
          {t('allSessions', { count: all.length })}
        </Button>
      )}
    </Section>
  );
}
