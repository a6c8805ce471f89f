import { Hono } from 'hono';
import { loopbackOnly } from '../../platform/http/loopback.ts';
import { accountRoutes } from './accounts.ts';
import { analyticsRoutes } from './analytics.ts';
import { availabilityRoutes } from './availability.ts';
import { billsRoutes } from './bills.ts';
import { ownCardRoutes } from './card.ts';
import { cardRoutes } from './cards.ts';
import { clockRoutes } from './clock.ts';
import { configurationRoutes } from './configuration.ts';
import { faultRoutes } from './faults.ts';
import { feeRoutes } from './fees.ts';
import { guardianRoutes } from './guardians.ts';
import { inviteRoutes } from './invites.ts';
import { jobRoutes } from './jobs.ts';
import { ledgerRoutes } from './ledger.ts';
import { maintenanceRoutes } from './maintenance.ts';
import { metricRoutes } from './metrics.ts';
import { newcomerRoutes } from './newcomers.ts';
import { outboxRoutes } from './outbox.ts';
import { indexRoutes } from './overview.ts';
import { isForm } from './page/read-fields.ts';
import { partnerRoutes } from './partner.ts';
import { paydayRoutes } from './paydays.ts';
import { peopleRoutes } from './people.ts';
import { programmeRoutes } from './programmes.ts';
import { proofRoutes } from './proofs.ts';
import { railRoutes } from './rails.ts';
import { reportRoutes } from './reports.ts';
import { savingsRoutes } from './savings.ts';
import { securityEventRoutes } from './security-events.ts';
import { sessionRoutes } from './sessions.ts';
import { shiftRoutes } from './shifts.ts';
import type { Steering } from './steering-options.ts';
import { timeRoutes } from './time.ts';
import { tipsRoutes } from './tips.ts';

/** Everything below /sandbox: inspecting and controlling the server, from this machine only. */
export function createSteering(steering: Steering): Hono {
  const app = new Hono();
  app.use('*', loopbackOnly);
  app.use('*', async (_c, next) => {
    await steering.server.clock.refresh();
    await next();
  });
  app.route('/', indexRoutes(steering));
  app.route('/accounts', accountRoutes(steering));
  app.route('/card', ownCardRoutes(steering));
  app.route('/cards', cardRoutes());
  app.route('/availability', availabilityRoutes(steering));
  app.route('/clock', clockRoutes(steering));
  app.route('/configuration', configurationRoutes(steering));
  app.route('/newcomers', newcomerRoutes(steering));
  app.route('/outbox', outboxRoutes(steering));
  app.route('/fees', feeRoutes(steering));
  app.route('/faults', faultRoutes(steering));
  app.route('/guardians', guardianRoutes(steering));
  app.route('/invites', inviteRoutes(steering));
  app.route('/jobs', jobRoutes(steering));
  app.route('/ledger', ledgerRoutes(steering));
  app.route('/rails', railRoutes(steering));
  app.route('/csp-reports', reportRoutes(steering));
  app.route('/analytics', analyticsRoutes(steering));
  app.route('/metrics', metricRoutes(steering));
  app.route('/maintenance', maintenanceRoutes(steering));
  app.route('/oauth-tokens', partnerRoutes(steering));
  app.route('/paydays', paydayRoutes(steering));
  app.route('/people', peopleRoutes(steering));
  app.route('/programmes', programmeRoutes(steering));
  app.route('/proofs', proofRoutes(steering));
  app.route('/savings', savingsRoutes(steering));
  app.route('/bills', billsRoutes(steering));
  app.route('/tips', tipsRoutes(steering));
  app.route('/shifts', shiftRoutes(steering));
  app.route('/time', timeRoutes(steering));
  app.route('/security-events', securityEventRoutes(steering));
  app.route('/sessions', sessionRoutes(steering));
  app.post('/reset', async (c) => {
    await steering.reset();
    return isForm(c)
      ? c.redirect('/sandbox', 303)
      : c.json({ reset: true, now: steering.server.clock.now().toISOString() });
  });
  return app;
}
