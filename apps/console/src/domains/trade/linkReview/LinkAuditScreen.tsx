import { linkReasons, workOrderLinkApi } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { useConsole } from '../../../shell/console/ConsoleContext';
import { ReviewQueue } from '../../../kit/review/ReviewQueue';
import { useReasons } from '../../../kit/review/useReasons';
import { LinkSheet } from './LinkSheet';
import type { QueuedLink } from './QueuedLink';
import { strings } from './strings';

/** Preview and publish links, reviewed one after the other (domain/life-cycles 3.5). */
export function LinkAuditScreen() {
  const t = useStrings(strings);
  const { client } = useConsole();
  const reasons = useReasons(linkReasons);
  return (
    <ReviewQueue<QueuedLink>
      title={t('title')}
      endpoint={workOrderLinkApi.page}
      stateField="reviewStatus"
      narrowField="linkStatus"
      nameOf={nameOfLink}
      noteOf={({ linkType, workOrder }) => `${t(linkType === 1 ? 'preview' : 'publish')} · ${workOrder.name}`}
      pictureOf={pictureOfUp}
      sinceOf={({ createTime }) => createTime}
      Sheet={LinkSheet}
      approve={({ id }) => client.call(workOrderLinkApi.approve, { id }, { keepalive: true })}
      reject={({ id }, reason) => client.call(workOrderLinkApi.reject, { id, reason }, { keepalive: true })}
      reasons={reasons}
      judges={{ permission: 'linkAudit.audit', who: 'byAdministrators' }}
      open={{ word: t('openLink'), run: openLink }}
    />
  );
}

const pictureOfUp = ({ up }: QueuedLink) => ({ kind: 'up' as const, id: up.id });
const nameOfLink = ({ up }: QueuedLink) => up.name;

const openLink = ({ link }: QueuedLink) => {
  if (/^https?:\/\//i.test(link)) window.open(link, '_blank', 'noopener,noreferrer');
};
