import { Server as HttpServer } from 'node:http';
import { type ServerType, serve } from '@hono/node-server';
import type { Hono } from 'hono';
import { billsDueCount, billsOfAccount } from '../areas/billpay/index.ts';
import { lookAtMove } from '../areas/card/index.ts';
import { unreadCount } from '../areas/connect/index.ts';
import {
  createBankLinksHolder,
  createCardVaultHolder,
  createHeldReasons,
  createPayrollProviderHolder,
  moneyDueCounts,
} from '../areas/money/index.ts';
import { createSsoPartners, employees } from '../areas/session/index.ts';
import { configurationOf } from '../areas/startup/configuration.ts';
import type { Db } from '../platform/db/db.ts';
import { takeKeys } from '../platform/db/keys.ts';
import { type AsOwner, openDatabase } from '../platform/db/open.ts';
import { type Keys, openKeys } from '../platform/db/open-keys.ts';
import type { TrustedProxies } from '../platform/http/client-address.ts';
import { openClock, type RealClock } from '../platform/http/clock.ts';
import { createConfiguration } from '../platform/http/configuration.ts';
import { limitConnections } from '../platform/http/connections.ts';
import { type Log, silentLog } from '../platform/http/log.ts';
import { createMaintenance } from '../platform/http/maintenance.ts';
import { createPolicyReports } from '../platform/http/policy-reports.ts';
import type { Server } from '../platform/http/server.ts';
import { type Settings, settingsFrom } from '../platform/http/settings.ts';
import { createPasswordQueue } from '../platform/limits/password-queue.ts';
import { createThrottles } from '../platform/limits/throttle.ts';
import { outsideOnly, type Rails, railBooks } from '../rails/index.ts';
import { createReset, people, type Seed, seedDatabase } from '../seeds/index.ts';
import { createApp } from './app.ts';
import { createFaults } from './faults.ts';
import { createSettling } from './jobs/settling.ts';
import { startTicker } from './jobs/ticker.ts';
import { playBank } from './partners/bank/listen.ts';
import { playCards } from './partners/card-page/listen.ts';
import { playEmployer, playedPartner } from './partners/employer/listen.ts';
import { playPayroll } from './partners/payroll/listen.ts';

/** How a sandbox is made. */
export interface SandboxOptions {
  /** A folder, or `memory:`. */
  readonly dataDir: string;
  /** A PostgreSQL server instead. */
  readonly databaseUrl?: string | undefined;
  /** The same database as the role that owns its tables; by default the one role does both. */
  readonly databaseOwnerUrl?: string | undefined;
  /** What the server signs and seals with, the newest first. Default: one in a file beside the data folder. */
  readonly keys?: Keys | undefined;
  /** Real time; tests pass their own. Default `Date.now`. */
  readonly clock?: RealClock | undefined;
  /** Where business time starts on a fresh database. Default real time. */
  readonly startAt?: Date | undefined;
  /** Folder of the built web app. Without one only the API and /sandbox answer. */
  readonly webDist?: string | undefined;
  readonly settings?: Settings | undefined;
  /** Default: no log. */
  readonly log?: Log | undefined;
  /** Who is there on a fresh database. Default: the seeded people, where the settings have them. */
  readonly seeds?: readonly Seed[] | undefined;
  /** Those who carry money. Default: the sandbox plays them, with books in its own database. */
  readonly rails?: Rails | undefined;
  /** What rails on other machines sign with that tell of their own accord; without one, no news is accepted. */
  readonly railSecret?: string | undefined;
  /** Whether what falls due is settled of itself, every other second. Default true. */
  readonly isTicking?: boolean | undefined;
}

/** A running sandbox. */
export interface Sandbox {
  readonly app: Hono;
  readonly db: Db;
  /** Works as the role that owns the tables, as no call of the API does. */
  readonly asOwner: AsOwner;
  readonly isInProcess: boolean;
  readonly server: Server;
  /** Where the data lies, fit for a console. */
  readonly where: string;
  /** Settles what is due by business time; gives how many jobs that was. */
  readonly settle: () => Promise<number>;
  /** Starts to listen; `0` takes any free port. Gives the port. Rejects when the port is taken. */
  readonly listen: (port: number, host?: string) => Promise<number>;
  readonly close: () => Promise<void>;
}

interface Listening {
  readonly port: number;
  readonly hostname: string;
  readonly proxies: TrustedProxies;
}

function listenOn(app: Hono, { port, hostname, proxies }: Listening): Promise<[ServerType, number]> {
  return new Promise((resolve, reject) => {
    const listener = serve({ fetch: app.fetch, port, hostname }, ({ port: taken }) =>
      resolve([listener, taken]),
    );
    if (listener instanceof HttpServer) limitConnections(listener, proxies);
    listener.once('error', reject);
  });
}

function closeListener(listener: ServerType): Promise<void> {
  return new Promise((resolve) => {
    listener.close(() => resolve());
    // Browsers hold connections open for minutes; no one waits for them.
    if ('closeAllConnections' in listener) listener.closeAllConnections();
  });
}

/** Opens the database, fills it if it is empty, and assembles the server. */
export async function createSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { settings = settingsFrom({}), log = silentLog, startAt } = options;
  const { seeds = settings.hasSeededPeople ? people : [] } = options;
  const { db, where, alone, asOwner, isInProcess, close } = await openDatabase(options);
  const keys = options.keys ?? (await openKeys(options.dataDir));
  takeKeys(keys);
  const clock = await openClock(db, options.clock ?? Date.now, startAt);
  const maintenance = createMaintenance();
  const heldReasons = createHeldReasons();
  const server: Server = {
    ...{ db, clock, settings, maintenance, heldReasons },
    configuration: createConfiguration(() => configurationOf(server)),
    throttles: createThrottles(settings.limits),
    passwordQueue: createPasswordQueue(settings.limits.passwordQueue),
    policyReports: createPolicyReports(),
    dueCounts: { ...moneyDueCounts, bills: billsDueCount, notifications: unreadCount },
    billsOfAccount,
    whenMoneyLeft: lookAtMove,
    ssoPartners: createSsoPartners(settings.ssoPartners),
    bankLinks: createBankLinksHolder(),
    cardVault: createCardVaultHolder(),
    payrollProvider: createPayrollProviderHolder(),
    secret: keys[0],
    rails: outsideOnly(options.rails ?? railBooks(db)),
  };
  const fill = () => seedDatabase(db, seeds, { now: clock.now(), settings });
  const beside = () => {
    server.configuration.clear();
    heldReasons.clear();
  };
  /** Rails with books of their own take over the past that was inserted here. */
  const afterwards = async () => {
    const { rails } = options;
    if (rails && settings.isSteerable)
      await rails.adopt(await railBooks(db).statement({ after: '', most: 100_000 }));
  };
  const reset = createReset({ db, alone, asOwner, isInProcess, clock, startAt, fill, beside, afterwards });
  await alone(async () => {
    const [anybody] = await db.select({ id: employees.id }).from(employees).limit(1);
    if (anybody) return;
    await fill();
    await afterwards();
    if (settings.isSteerable) await reset.keep();
  }).catch(async (error: unknown) => {
    await close();
    throw error;
  });

  const { settle, lanes, nextDue } = createSettling(server, log);
  const faults = createFaults();
  const app = createApp({
    server,
    faults,
    log,
    settle,
    nextDue,
    reset,
    ...{ webDist: options.webDist, railSecret: options.railSecret },
  });
  const ticker = options.isTicking === false ? undefined : startTicker(server, lanes, log);
  const listeners: ServerType[] = [];
  return {
    app,
    db,
    asOwner,
    isInProcess,
    server,
    where,
    settle,
    listen: async (port, host = '127.0.0.1') => {
      const [listener, taken] = await listenOn(app, {
        port,
        hostname: host,
        proxies: settings.trustedProxies,
      });
      listeners.push(listener);
      if (settings.isSteerable && !(playedPartner in settings.ssoPartners))
        listeners.push(await playEmployer(server, settings.employerPort));
      if (settings.isSteerable) {
        listeners.push(await playBank(server, settings.bankPort));
        listeners.push(await playCards(server, settings.cardPort));
        listeners.push(await playPayroll(server, settings.payrollPort));
      }
      return taken;
    },
    close: async () => {
      await ticker?.stop();
      await Promise.all(listeners.map(closeListener));
      await close();
    },
  };
}
