import type { AnyArea, AnyEndpoint } from '../core/endpoint';
import type { Agreement, Call } from './agreement';
import { shapeOf } from './shapeOf';

/** The calls of an API by method and path. */
export const callsOf = (api: Readonly<Record<string, AnyArea>>): Agreement['calls'] =>
  Object.fromEntries(
    Object.entries(api).flatMap(([area, calls]) =>
      Object.entries(calls).map(([name, endpoint]) => [`${endpoint.method} ${endpoint.path}`, callOf(`${area}.${name}`, endpoint)]),
    ),
  );

function callOf(name: string, endpoint: AnyEndpoint): Call {
  const { access, answer, body, bodyLimit } = endpoint;
  return {
    name,
    access,
    ...(answer !== 'envelope' && { answer }),
    ...(body !== 'json' && { body }),
    ...(endpoint.isUpload && { isUpload: true }),
    ...(endpoint.isPlayed && { isPlayed: true }),
    ...(endpoint.isReading && { isReading: true }),
    ...(bodyLimit !== undefined && { bodyLimit }),
    input: shapeOf(endpoint.input, 'input'),
    ...(answer !== 'blob' && { output: shapeOf(endpoint.output, 'output') }),
  };
}
