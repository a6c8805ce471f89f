import { Hono } from 'hono';
import { clientAddressOf, networkOf } from '../../platform/http/client-address.ts';
import type { Log } from '../../platform/http/log.ts';
import { parsePolicyReports } from '../../platform/http/policy-reports.ts';
import { readBytes } from '../../platform/http/read-body.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Server } from '../../platform/http/server.ts';

const largest = 64 * 1024;

/** Path at which browsers report. */
export const policyReportPath = '/csp-reports';

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Accepts reports from any browser, limited like other rows about the app; each is a line of the log. */
export function createPolicyReportDoor({ policyReports, throttles, settings }: Server, log: Log): Hono {
  return new Hono().post('/', async (c) => {
    const network = networkOf(clientAddressOf(c, settings.trustedProxies));
    const hasRoom =
      (await throttles.rows.take(network)).isGiven && (await throttles.visitorRows.take('all')).isGiven;
    if (!hasRoom) return c.body(null, 429);
    const bytes = await readBytes(c.req.raw, largest).catch((error: unknown) => {
      if (error instanceof Refusal) return null;
      throw error;
    });
    if (bytes === null) return c.body(null, 413);
    const reports = parsePolicyReports(parsed(new TextDecoder().decode(bytes)));
    if (reports === null) return c.body(null, 400);
    policyReports.add(reports);
    for (const { page, directive } of reports)
      log({ method: 'CSP', path: page, status: 204, ms: 0, code: directive });
    return c.body(null, 204);
  });
}
