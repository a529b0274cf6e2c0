import { scriptApi, scriptReasons, type ScriptRow } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { useNavigate } from '@tanstack/react-router';
import { ReviewQueue } from '../../../../kit/review/ReviewQueue';
import { useReasons } from '../../../../kit/review/useReasons';
import { useConsole } from '../../../../shell/console/ConsoleContext';
import { strings } from '../strings';
import { ScriptSheet } from './ScriptSheet';

/** Scripts one after the other, by keys or by thumb. */
export function ScriptQueueScreen() {
  const t = useStrings(strings);
  const { client } = useConsole();
  const navigate = useNavigate();
  const reasons = useReasons(scriptReasons);
  return (
    <ReviewQueue<ScriptRow>
      title={t('queueTitle')}
      endpoint={scriptApi.page}
      stateField="reviewStatus"
      nameOf={nameOfUp}
      noteOf={noteOfScript}
      pictureOf={pictureOfUp}
      sinceOf={({ uploadTime }) => uploadTime}
      Sheet={ScriptSheet}
      approve={({ id }) => client.call(scriptApi.approve, { id }, { keepalive: true })}
      reject={({ id }, reason) => client.call(scriptApi.reject, { id, reason }, { keepalive: true })}
      reasons={reasons}
      judges={{ permission: 'script.audit', who: 'byLeaders' }}
      open={{ word: t('open'), run: ({ id }) => void navigate({ href: `/scriptDetail?id=${id}` }) }}
    />
  );
}

const nameOfUp = ({ up }: ScriptRow) => up.name;
const pictureOfUp = ({ up }: ScriptRow) => ({ kind: 'up' as const, id: up.id });
const noteOfScript = ({ scriptName, workOrder }: ScriptRow) => `${scriptName} · ${workOrder.name}`;
