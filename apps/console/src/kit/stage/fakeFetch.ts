import { type Answer, Refusal } from './answer';

/** A `fetch` that answers calls of the contract from memory. Later answers win; unknown calls are refused as the server would. */
export function fakeFetch(answers: readonly Answer[]): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    const path = url.pathname.replace('/api', '');
    const found = answers.findLast(({ endpoint }) => endpoint.path === path && endpoint.method === request.method);
    if (!found) return refuse(1013001, `This address does not exist: ${path}`);
    // What stands beside a file is in the address too.
    const isQuery = request.method === 'GET' || found.endpoint.body === 'multipart';
    const body: unknown = isQuery ? plain(url.searchParams) : await request.json();
    const parsed = found.endpoint.input.safeParse(body);
    if (!parsed.success) {
      const fields = Object.fromEntries(parsed.error.issues.map((issue) => [issue.path.join('.'), issue.message]));
      return refuse(1012001, JSON.stringify(fields), fields);
    }
    try {
      const data = await found.reply(parsed.data, request);
      if (data instanceof Response) return data;
      return Response.json(found.endpoint.answer === 'captcha' ? data : { success: true, code: 200, message: 'ok', data });
    } catch (error) {
      if (error instanceof Refusal) return refuse(error.code, error.message, error.fields);
      throw error;
    }
  };
}

const refuse = (code: number, message: string, fields: object = {}) => Response.json({ success: false, code, message, data: null, fields });

const plain = (query: URLSearchParams) =>
  Object.fromEntries(
    [...new Set(query.keys())].map((key) => {
      const values = query.getAll(key);
      return [key, values.length > 1 ? values : values[0]];
    }),
  );
