import type { FastifyInstance } from 'fastify';
import type { Counter } from 'prom-client';
import { reportPath } from '../pagePolicy';
import type { Rates } from '../requests/rates';

const directive = /^[a-z-]{3,40}$/;

/** Counts what browsers report about the policy; keeps only the directive's name, the rest is anybody's text. */
export async function addCspReports(
  app: FastifyInstance,
  { counter, rates }: { counter: Counter<'directive'>; rates: Rates },
): Promise<void> {
  await app.register(async (scope) => {
    scope.addContentTypeParser(
      ['application/csp-report', 'application/reports+json'],
      { parseAs: 'string', bodyLimit: 16 * 1024 },
      (_request, body, done) => {
        try {
          done(null, JSON.parse(String(body)));
        } catch {
          done(null, null);
        }
      },
    );
    scope.post(reportPath, { logLevel: 'silent' }, async (request, reply) => {
      rates.countAddress(request.ip);
      for (const name of directivesOf(request.body)) {
        counter.inc({ directive: name });
        request.log.warn({ directive: name }, 'content security policy violated');
      }
      return reply.code(204).send();
    });
  });
}

/** Both shapes: report-uri sends one object, the Reporting API a list. */
function directivesOf(body: unknown): string[] {
  const reports = (Array.isArray(body) ? body.slice(0, 50) : [body]) as {
    'csp-report'?: Record<string, unknown>;
    body?: Record<string, unknown>;
  }[];
  return reports.flatMap((report) => {
    const name =
      report?.['csp-report']?.['effective-directive'] ??
      report?.['csp-report']?.['violated-directive'] ??
      report?.body?.['effectiveDirective'];
    return typeof name === 'string' && directive.test(name) ? [name] : [];
  });
}
