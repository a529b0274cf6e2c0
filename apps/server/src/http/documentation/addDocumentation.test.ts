import { api } from '@backlot/contract';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { addDocumentation } from './addDocumentation';

it.each(['/api/docs', '/api/openapi.json'])('%s lets others have their turn while it is made, and is made once', async (path) => {
  const app = Fastify();
  addDocumentation(app, api);
  const turnsOf = async () => {
    let turns = 0;
    let isDone = false;
    const count = () => {
      turns += 1;
      if (!isDone) setImmediate(count);
    };
    setImmediate(count);
    const { statusCode } = await app.inject(path);
    isDone = true;
    return { statusCode, turns };
  };
  const first = await turnsOf();
  expect(first.statusCode).toBe(200);
  expect(first.turns).toBeGreaterThanOrEqual(Object.keys(api).length);
  expect((await turnsOf()).turns).toBeLessThan(20);
  await app.close();
});
