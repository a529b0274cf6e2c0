/** What came back. */
interface TestAnswer {
  status: number;
  headers: Headers;
  /** The parsed body, or its text when it is not JSON. */
  body: { success: boolean; code: number; message: string; data: never; requestId?: string; fields?: Record<string, string> };
  text: string;
}

export interface TestClient {
  token: string | undefined;
  get(path: string, query?: Record<string, string | number>, headers?: Record<string, string>): Promise<TestAnswer>;
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<TestAnswer>;
  send(path: string, init: RequestInit): Promise<TestAnswer>;
  /** Signs in; answers the token, throws the message when refused. */
  login(account: string, password: string): Promise<string>;
  withToken(token: string): TestClient;
}

/** Calls the API as a browser would: `get('/main/getLoginUser')`. */
export function testClient(url: string, token?: string): TestClient {
  const own = (headers: Record<string, string> = {}) => ({ ...(token ? { authorization: `Bearer ${token}` } : {}), ...headers });
  const send = async (path: string, init: RequestInit): Promise<TestAnswer> => {
    const response = await fetch(`${url}${/^\/(?:main|analysis)\//.test(path) ? '/api' : ''}${path}`, { redirect: 'manual', ...init });
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: parse(text) as TestAnswer['body'], text };
  };
  const post: TestClient['post'] = (path, body = {}, headers) =>
    send(path, {
      method: 'POST',
      headers: own({ 'content-type': 'application/json', ...headers }),
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  return {
    token,
    send,
    post,
    get: (path, query = {}, headers) => {
      const search = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)] as [string, string])).toString();
      return send(search ? `${path}?${search}` : path, { headers: own(headers) });
    },
    login: async (account, password) => {
      const { body } = await post('/main/login', { account, password });
      if (!body.success) throw new Error(`${body.code} ${body.message}`);
      return body.data;
    },
    withToken: (next) => testClient(url, next),
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
