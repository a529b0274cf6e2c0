import { documentLimitBytes } from '@backlot/contract';

const patienceMs = 60_000;

/** The bytes of an edited document: from the document server alone, without a detour, and no more than may be uploaded. */
export async function fetchEdited(address: string, origin: string): Promise<Buffer | undefined> {
  if (!URL.canParse(address) || new URL(address).origin !== new URL(origin).origin) return undefined;
  try {
    const answer = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(patienceMs) });
    if (!answer.ok || !answer.body) return undefined;
    const parts: Uint8Array[] = [];
    let size = 0;
    for await (const part of answer.body) {
      size += part.length;
      if (size > documentLimitBytes) return undefined;
      parts.push(part);
    }
    return Buffer.concat(parts);
  } catch {
    return undefined;
  }
}
