import { type Answer, type Exchange, ok } from '../http/exchange';

/** Codes and refresh tokens against new ones; a refresh token that was used does not hold again. */
export function token({ body, tokens, now, faults, secret }: Exchange): Answer {
  if (body['client_secret'] !== secret) return refused('invalid_client');
  if (body['grant_type'] === 'client_credentials') return ok(tokens.appToken(now));
  const isRefresh = body['grant_type'] === 'refresh_token';
  const given = String((isRefresh ? body['refresh_token'] : body['code']) ?? '');
  const issued = tokens.exchange(isRefresh ? 'rft' : 'code', given, now, String(body['code_verifier'] ?? ''));
  return issued && !faults.withdrawn.has(issued.open_id) ? ok(issued) : refused('invalid_grant');
}

export function revoke({ body, tokens }: Exchange): Answer {
  tokens.revoke(String(body['token'] ?? ''));
  return ok({});
}

/** The consent page: asks for a handle, and leads back with a code. */
export function authorize({ query, book, tokens, now }: Exchange): Answer {
  const back = query.get('redirect_uri') ?? '';
  const account = book.byHandle('tiktok', query.get('handle') ?? '');
  if (!account || !URL.canParse(back))
    return { status: 200, body: consentPage(query), headers: { 'content-type': 'text/html; charset=utf-8' } };
  const url = new URL(back);
  url.searchParams.set('code', tokens.codeFor(account.id, now, query.get('code_challenge') ?? undefined));
  url.searchParams.set('state', query.get('state') ?? '');
  return { status: 302, body: '', headers: { location: url.href } };
}

const consentPage = (query: URLSearchParams): string => {
  const hidden = ['client_key', 'scope', 'response_type', 'redirect_uri', 'state', 'code_challenge', 'code_challenge_method']
    .map((name) => `<input type="hidden" name="${name}" value="${escaped(query.get(name) ?? '')}">`)
    .join('');
  return `<!doctype html><title>Consent</title><form>${hidden}<label>Handle <input name="handle" required></label> <button>Allow</button></form>`;
};

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

const refused = (error: string): Answer => ({
  status: error === 'invalid_client' ? 401 : 400,
  body: { error, error_description: error, log_id: 'simulated' },
});
