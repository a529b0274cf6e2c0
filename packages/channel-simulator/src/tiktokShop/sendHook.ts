import { createHmac } from 'node:crypto';

/** What a shop is told about by a webhook. */
export interface Hook {
  /** Where it is sent. */
  url: string;
  clientKey: string;
  secret: string;
  /** 1 order status, 12 return status, 6 deauthorisation… */
  type: number;
  shopId: string;
  /** The same for each delivery of one event. */
  notificationId: string;
  now: Date;
  data?: Record<string, unknown>;
}

/** Sends a webhook of TikTok Shop, signed with the secret over the app's key and the body; answers the status. */
export async function sendHook({ url, clientKey, secret, type, shopId, notificationId, now, data = {} }: Hook): Promise<number> {
  const body = JSON.stringify({
    type,
    tts_notification_id: notificationId,
    shop_id: shopId,
    timestamp: Math.floor(now.getTime() / 1000),
    data,
  });
  const authorization = createHmac('sha256', secret).update(`${clientKey}${body}`).digest('hex');
  const response = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json', authorization }, body });
  await response.arrayBuffer();
  return response.status;
}
