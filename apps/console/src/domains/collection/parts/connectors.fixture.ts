import type { Connector } from './useConnectors';

const common = {
  version: 1,
  can: ['edit', 'delete', 'authorize', 'pause', 'disable'],
  kind: 1,
  connectorStatus: 0,
  pausedUntil: null,
  pauseReason: null,
  quotaResetTime: '2026-11-24 08:00:00',
  hasCredentials: true,
  consentEndTime: null,
  createTime: '2026-11-20 02:00:00',
} as const;

/** A connector that creators open by consent, and one that waits for its quota. */
export const connectorRows: readonly Connector[] = [
  {
    ...common,
    can: [...common.can],
    id: '1',
    name: 'Short video, own data',
    provider: 'tiktokDisplay',
    webId: 10,
    capabilities: ['profile', 'works', 'workDetail'],
    quotaDay: 864_000,
    quotaUsed: 18_420,
    takesConsent: true,
    consentCount: 214,
  },
  {
    ...common,
    can: ['edit', 'delete', 'resume', 'disable'],
    id: '2',
    name: 'YouTube key',
    provider: 'youtube',
    webId: 20,
    capabilities: ['profile', 'works', 'workDetail', 'comments'],
    connectorStatus: 1,
    pauseReason: 'ShapeChanged: items.0.statistics',
    quotaDay: 10_000,
    quotaUsed: 9980,
    takesConsent: false,
    consentCount: 0,
  },
];
