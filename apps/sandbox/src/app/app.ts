import { publicIpService } from '@dayfare/api/startup/public-ip';
import { Hono } from 'hono';
import { signUpAddress } from '../areas/enrollment/index.ts';
import { createDisclosures, disclosuresPath } from '../areas/guardian/index.ts';
import { createMedia, mediaPath } from '../areas/media/index.ts';
import { unsubscribePath } from '../areas/public/index.ts';
import { createSso } from '../areas/session/index.ts';
import { chatServiceHosts } from '../platform/http/chat-service.ts';
import { isSecure } from '../platform/http/client-address.ts';
import { isSwitchedOn, valueNow } from '../platform/http/configuration.ts';
import { noFrames, securityHeaders, strictTransport } from '../platform/http/security-headers.ts';
import { type ApiOptions, createApi } from './api.ts';
import { createDocs } from './docs/routes.ts';
import { createPolicyReportDoor, policyReportPath } from './doors/policy-report-door.ts';
import { createRailDoor, railNewsPath } from './doors/rail-door.ts';
import { createUnsubscribeDoor } from './doors/unsubscribe-door.ts';
import { createSteering } from './steering/steering.ts';
import type { Steering } from './steering/steering-options.ts';
import { createWeb } from './web.ts';

/** The environment in whose look visitors arrive; null where the configuration changes it, or closes the app. */
function lookOfVisitors({ settings, configuration, maintenance }: ApiOptions['server']): string | null {
  const {
    BusinessEnvironment = settings.environment,
    BrandTheme,
    IsDynamicThemingEnabled,
  } = configuration.changed();
  const isPlain = !BrandTheme && IsDynamicThemingEnabled !== '1' && !maintenance.isOn();
  return isPlain ? BusinessEnvironment : null;
}

/** Where the bank-link script comes from, if the configuration has accounts linked by it. */
function linkScriptOrigin(server: ApiOptions['server']): string | null {
  const isByScript = isSwitchedOn(server, 'EnablePlaid') && !isSwitchedOn(server, 'EnableHostedLinkFlow');
  const address = isByScript ? server.bankLinks.get()?.scriptUrl : undefined;
  return address ? new URL(address).origin : null;
}

/** Everything on one origin: the API, its pages, the steering, and the web app for all else. */
export function createApp(
  options: ApiOptions &
    Steering & { readonly webDist?: string | undefined; readonly railSecret?: string | undefined },
): Hono {
  const app = new Hono();
  const { throttles, settings, clock } = options.server;
  app.use('*', async (c, next) => {
    await next();
    // Screens go by the server's time: where it is moved on, they go with it.
    if (settings.isSteerable) c.res.headers.set('date', clock.now().toUTCString());
    for (const [name, value] of Object.entries(securityHeaders)) c.res.headers.set(name, value);
    if (settings.embeddedBy.length === 0) c.res.headers.set(...noFrames);
    if (isSecure(c, settings.trustedProxies)) c.res.headers.set('strict-transport-security', strictTransport);
  });
  if (settings.hasApiDocs) app.route('/api', createDocs());
  app.route('/api/sso', createSso(options.server, options.log, signUpAddress));
  app.route(disclosuresPath, createDisclosures(options.server));
  app.route(mediaPath, createMedia(options.server));
  app.route('/api', createApi(options));
  app.route(policyReportPath, createPolicyReportDoor(options.server, options.log));
  app.route(unsubscribePath, createUnsubscribeDoor(options.server, options.log));
  if (options.railSecret)
    app.route(railNewsPath, createRailDoor(options.server, options.railSecret, options.log));
  if (settings.isSteerable) app.route('/sandbox', createSteering(options));
  else app.all('/sandbox/*', (c) => c.text('Not found', 404));
  if (options.webDist) {
    const { trustedProxies, embeddedBy } = settings;
    const environment = () => lookOfVisitors(options.server);
    app.route(
      '/',
      createWeb({
        folder: options.webDist,
        pages: throttles.pages,
        ...{ trustedProxies, embeddedBy, environment },
        cardOrigin: () => options.server.cardVault.get()?.origin,
        linkScriptOrigin: () => linkScriptOrigin(options.server),
        chatHosts: () =>
          valueNow(options.server, 'ConnectChatService') === 'twilio' ? chatServiceHosts : [],
        ipService: () => publicIpService(valueNow(options.server, 'PublicIpUrl'))?.origin ?? null,
      }),
    );
  }
  return app;
}
