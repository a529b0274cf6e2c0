import { setImmediate } from 'node:timers/promises';
import { type Area, type Endpoint, errors } from '@backlot/contract';
import * as z from 'zod';

/** The API to read, for the nonce of an answer: one HTML page without script, made from the contract area by area. */
export async function docsPage(areas: Record<string, Area>): Promise<(nonce: string) => string> {
  const sections: string[] = [];
  for (const [name, area] of Object.entries(areas)) {
    sections.push(`<section id="${text(name)}"><h2>${text(name)}</h2>${Object.values(area).map(call).join('')}</section>`);
    await setImmediate();
  }
  const links = Object.keys(areas).map((name) => `<a href="#${text(name)}">${text(name)}</a>`);
  const rows = Object.values(errors).map(
    ({ code, status, client, en }) => `<tr><td>${code}</td><td>${status}</td><td>${client}</td><td>${text(en)}</td></tr>`,
  );
  const head = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Backlot API</title>`;
  const body = `${style}</style></head>
<body><main><h1>Backlot API</h1>
<p>Paths begin with <code>/api</code>. Send the token as <code>Authorization: Bearer …</code> and the language as <code>lang: zh-CN | en | vn</code>. Answers are
<code>{ success, code, message, data }</code>; refusals by business rules are HTTP 200 with <code>success: false</code>. Writes take an <code>Idempotency-Key</code>. The same as data: <a href="/api/openapi.json">openapi.json</a>.</p>
<nav aria-label="Areas">${links.join(' ')} <a href="#errors">errors</a></nav>${sections.join('')}
<section id="errors"><h2>errors</h2><table><thead><tr><th>Code</th><th>HTTP</th><th>Client</th><th>Text</th></tr></thead><tbody>${rows.join('')}</tbody></table></section></main></body></html>`;
  return (nonce) => `${head}<style nonce="${nonce}">${body}`;
}

const call = ({ method, path, summary, access, input, output, answer }: Endpoint): string =>
  `<article><h3><b class="${method}">${method}</b> <code>${text(path)}</code></h3><p>${text(summary)} <i>${text(access)}</i></p>` +
  `<details><summary>Input</summary><pre>${json(input, 'input')}</pre></details>` +
  (answer === 'blob' ? '' : `<details><summary>Answer</summary><pre>${json(output, 'output')}</pre></details>`) +
  `</article>`;

function json(schema: z.ZodType, io: 'input' | 'output'): string {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return text(JSON.stringify(rest, null, 2));
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

const text = (value: string): string => value.replaceAll(/[&<>"']/g, (char) => entities[char] ?? char);

const style = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}body{margin:0}main{max-width:60rem;margin:auto;padding:2rem 1rem}nav a{margin-right:.75rem}
article{border-top:1px solid #8884;padding:.5rem 0}h3{margin:.5rem 0;font-size:1rem}h3 b{display:inline-block;min-width:3.5rem;color:#1269c7}h3 b.POST{color:#a3480c}i{opacity:.75;margin-left:.5rem}
pre{overflow:auto;padding:.75rem;background:#8881;border-radius:8px;font-size:.85rem}table{border-collapse:collapse;width:100%}td,th{text-align:left;padding:.25rem .5rem;border-top:1px solid #8884;vertical-align:top}
@media(prefers-color-scheme:dark){h3 b{color:#7db8f5}h3 b.POST{color:#f2a66b}a{color:#7db8f5}}`;
