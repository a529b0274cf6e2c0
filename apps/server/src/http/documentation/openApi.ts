import { setImmediate } from 'node:timers/promises';
import { type Area, type Endpoint, errors, failureSchema } from '@backlot/contract';
import * as z from 'zod';

/** The API as an OpenAPI 3.1 document, made area by area from the contract that the routes are made from. */
export async function openApiDocument(areas: Record<string, Area>) {
  const paths: Record<string, unknown> = {};
  for (const [tag, area] of Object.entries(areas)) {
    for (const [name, endpoint] of Object.entries(area))
      paths[endpoint.path] = { [endpoint.method.toLowerCase()]: operation({ tag, name, endpoint }) };
    await setImmediate();
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Backlot',
      version: '1',
      description: 'Ids are strings. Times are UTC. Business refusals are HTTP 200 with success: false and a code.',
    },
    servers: [{ url: '/api' }],
    tags: Object.keys(areas).map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: { Failure: schemaOf(failureSchema, 'output') },
    },
    'x-errors': Object.entries(errors).map(([name, { code, status, client, en }]) => ({ name, code, status, client, text: en })),
  };
}

interface Named {
  tag: string;
  name: string;
  endpoint: Endpoint;
}

function operation({ tag, name, endpoint }: Named) {
  const { access, summary, method, input } = endpoint;
  return {
    operationId: `${tag}.${name}`,
    tags: [tag],
    summary,
    ...(access === 'public' ? { security: [] } : { security: [{ bearer: [] }] }),
    'x-access': access,
    ...((method === 'GET' || endpoint.body === 'multipart') && { parameters: parametersOf(input) }),
    ...(method === 'POST' && { requestBody: bodyOf(endpoint) }),
    responses: {
      200: { description: 'Done, or refused with success: false', content: answerOf(endpoint) },
      default: { description: 'Refused', content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } } },
    },
  };
}

function parametersOf(input: z.ZodType) {
  const { properties = {}, required = [] } = schemaOf(input, 'input') as { properties?: Record<string, unknown>; required?: string[] };
  return Object.entries(properties).map(([name, schema]) => ({ name, in: 'query', required: required.includes(name), schema }));
}

const bodyOf = ({ body, input }: Endpoint) =>
  body === 'multipart'
    ? {
        required: true,
        content: {
          'multipart/form-data': {
            schema: { type: 'object', required: ['file'], properties: { file: { type: 'string', format: 'binary' } } },
          },
        },
      }
    : { required: true, content: { 'application/json': { schema: schemaOf(input, 'input') } } };

function answerOf({ answer, output, isUpload = false }: Endpoint) {
  if (answer === 'blob') return { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } };
  const data = schemaOf(output, 'output');
  if (answer === 'captcha') return { 'application/json': { schema: data } };
  const success = {
    type: 'object',
    required: ['success', 'code', 'message', 'data'],
    properties: {
      success: { const: true },
      code: { const: isUpload ? 0 : 200 },
      message: { type: 'string' },
      data,
      ...(isUpload && { status: { const: 'success' }, url: { type: 'string' } }),
    },
  };
  return { 'application/json': { schema: { anyOf: [success, { $ref: '#/components/schemas/Failure' }] } } };
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Record<string, unknown> {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' });
  return rest;
}
