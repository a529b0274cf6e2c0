import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import { oauthApi, type OauthSource } from '@backlot/contract';
import { useFormat, useStrings } from '@backlot/i18n/react';
import { ErrorState, PasswordField, Section, useConfirm, useNotice } from '@backlot/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useConsole } from '../../../../shell/console/ConsoleContext';
import { strings } from './strings';
import { leaveFor, serviceNames, takeCalledBack } from './wayThere';

/** The own accounts at the services that are switched on; nothing where none is. Goes on with linking when one has called back. */
export function ServiceLinks() {
  const t = useStrings(strings);
  const format = useFormat();
  const { client } = useConsole();
  const confirm = useConfirm();
  const notify = useNotice();
  const { data: links = [], error, refetch } = useQuery(client.query(oauthApi.links, {}));
  const told = (problem: unknown) => notify.error(problem instanceof Error ? problem.message : String(problem));
  const password = useRef('');
  const begin = (source: OauthSource) => {
    password.current = '';
    const field = (
      <PasswordField
        label={t('password')}
        name="password"
        helperText={t('passwordHint')}
        onChange={(event) => (password.current = event.target.value)}
      />
    );
    return confirm({
      title: t('linkThe', { service: serviceNames[source] }),
      children: field,
      confirmLabel: t('link'),
      action: () => leaveFor(client, source, password.current),
    });
  };
  const goOn = useEffectEvent(async () => {
    const back = takeCalledBack();
    if (!back) return;
    const service = serviceNames[back.source];
    if (!back.confirmed) return notify.error(t('saidNo', { service }));
    try {
      await client.call(oauthApi.link, back.confirmed);
      notify.success(t('linked', { service }));
    } catch (problem) {
      told(problem);
    }
    await refetch();
  });
  useEffect(() => void goOn(), []);
  const end = async (source: OauthSource) => {
    const service = serviceNames[source];
    const answer = await confirm({
      title: t('unlinkAsk', { service }),
      children: t('unlinkHint'),
      confirmLabel: t('unlink'),
      danger: true,
      action: () => client.call(oauthApi.unlink, { source }),
    });
    if (!answer) return;
    notify.success(t('unlinked', { service }));
    await refetch();
  };
  if (error) return <ErrorState onRetry={() => void refetch()}>{error.message}</ErrorState>;
  if (links.length === 0) return null;
  return (
    <Section title={t('services')} note={t('servicesHint')}>
      <List disablePadding>
        {links.map(({ source, name, createTime }, at) => (
          <ListItem key={source} divider={at < links.length - 1} disableGutters sx={{ flexWrap: 'wrap', gap: 3 }}>
            <ListItemText
              sx={{ flex: '1 1 180px', overflowWrap: 'anywhere' }}
              primary={serviceNames[source]}
              secondary={name && createTime ? t('linkedSince', { name, time: format.exact(createTime) }) : t('notLinked')}
            />
            <Button
              size="small"
              variant="outlined"
              aria-label={t(name ? 'unlinkThe' : 'linkThe', { service: serviceNames[source] })}
              onClick={() => void (name ? end(source) : begin(source))}
            >
              {t(name ? 'unlink' : 'link')}
            </Button>
          </ListItem>
        ))}
      </List>
    </Section>
  );
}
