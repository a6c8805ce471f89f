/// <reference types="vite/types/importMeta.d.ts" />
import { connect } from 'node:net';
import { contractsContract } from '@dayfare/api/contracts/contract';
import { moneyContract } from '@dayfare/api/money/contract';
import { startupContract } from '@dayfare/api/startup/contract';
import { businessEnvironments } from '@dayfare/domain/product';
import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, describe, expect, it } from 'vitest';
import { contractAcceptances } from '../areas/contracts/tables.ts';
import { checkLedger } from '../ledger/check.ts';
import { post } from '../ledger/post.ts';
import { rowsOf } from '../platform/db/rows.ts';
import { settingsFrom } from '../platform/http/settings.ts';
import { people } from '../seeds/index.ts';
import { camilleTremblay } from '../seeds/people/camille-tremblay.ts';
import { mayaTorres } from '../seeds/people/maya-torres.ts';
import { priyaRaman } from '../seeds/people/priya-raman.ts';
import { rosaDelgado } from '../seeds/people/rosa-delgado.ts';
import { samWhitfield } from '../seeds/people/sam-whitfield.ts';
import { openSandbox } from '../testing/open.ts';

const tableFiles = import.meta.glob<Readonly<Record<string, PgTable>>>('../**/{tables,*-tables}.ts', {
  eager: true,
});

const sandbox = await openSandbox({ seeds: people, isInProcess: true });
afterAll(() => sandbox.close());
const page = (path: string, init?: RequestInit) => sandbox.app.request(`http://localhost${path}`, init);

describe('the seeds', () => {
  it('have one person for each brand, a direct user, and everyone with two places to send money to but those who add theirs at the credit union, or are there for their card', () => {
    expect(new Set(people.map(({ environment }) => environment))).toEqual(new Set(businessEnvironments));
    expect(people.some(({ userType }) => userType === 10)).toBe(true);
    // Their money is on the card that is inserted after them, or they have no card yet.
    const isForCard = ({ email }: (typeof people)[number]) =>
      /^(nadia|felix|ingrid|paul|lena|clara|hugo|wendy|dora|milo)\./.test(email);
    for (const { instruments, employers } of people.filter((person) => !isForCard(person)))
      expect(instruments.filter(({ kind }) => kind !== 'Biller')).toHaveLength(
        employers[0]?.creditUnion ? 0 : 2,
      );
  });

  it('leave sound books behind', async () => {
    expect(await checkLedger(sandbox.db)).toEqual({ sum: 0, unbalanced: [], overdrawn: [] });
  });

  it('show the main person eight days or more of earnings and more than a page of history [money-010]', async () => {
    const money = (await sandbox.signedIn(mayaTorres)).client(moneyContract);
    const { days, summary } = await money.getEarnings();
    expect(days.length).toBeGreaterThanOrEqual(8);
    expect(days.reduce((all, { totalEarnings }) => all + totalEarnings, 0)).toBeCloseTo(
      summary.totalEarnings,
    );
    const first = await money.getTransactionHistory({});
    expect([first.transactionDetails.length, first.totalRecords]).toEqual([10, 14]);
    const second = await money.getTransactionHistory({ TransactionHistoryFilter: { PageNumber: 2 } });
    expect(second.transactionDetails).toHaveLength(4);
    const ids = [...first.transactionDetails, ...second.transactionDetails].map((one) => one.transactionID);
    expect(new Set(ids).size).toBe(14);
  });

  it('give a direct user nothing to take [money-005]', async () => {
    const funds = await (await sandbox.signedIn(samWhitfield)).client(moneyContract).getAvailableFunds();
    expect(funds).toMatchObject({ accessibleAmount: 0, availabilityReason: 19 });
  });

  it('pay Canadians in their dollars and by their bank days', async () => {
    const money = (await sandbox.signedIn(camilleTremblay)).client(moneyContract);
    expect((await money.getAvailableFunds()).currency).toBe('CAD');
  });
});

describe('history', () => {
  it('is filtered by status, title, amount, type and time, and sorted as asked for [money-084]', async () => {
    const money = (await sandbox.signedIn(mayaTorres)).client(moneyContract);
    const ask = async (filter: object) =>
      (await money.getTransactionHistory({ TransactionHistoryFilter: { PageSize: 50, ...filter } }))
        .transactionDetails;
    expect((await ask({ TransactionStatus: '4' })).map(({ amount }) => amount)).toEqual([60]);
    const ended = await ask({ TransactionStatus: '2,4' });
    expect(new Set(ended.map(({ transactionStatus }) => transactionStatus))).toEqual(new Set(['2', '4']));
    expect((await ask({ Title: 'everyday' })).every(({ transactionType }) => transactionType === 1)).toBe(
      true,
    );
    expect(await ask({ Title: '%' })).toEqual([]);
    const banks = await ask({ TransactionType: 0 });
    expect([banks.length, banks.every(({ fee }) => fee === 0)]).toEqual([9, true]);
    const { instruments } = await money.getInstruments();
    expect(await ask({ InstrumentIDs: [instruments[1]?.id ?? 0] })).toHaveLength(5);
    expect(await ask({ MaxAmount: 25 })).toHaveLength(1);
    expect((await ask({ MinAmount: 150 })).map(({ amount }) => amount)).toEqual([150, 200]);
    expect(await ask({ TransactionType: [0, 1] })).toHaveLength((await ask({})).length);
    expect(await ask({ TransactionTimeFrame: '10' })).toHaveLength(3);
    const days = (await ask({ TransactionTimeFrame: '2026-09' })).map(({ createdAt }) => createdAt);
    expect(days.length).toBeGreaterThan(0);
    // A month begins at midnight in New York.
    for (const day of days) expect(day >= '2026-09-01T04:00' && day < '2026-10-01T04:00').toBe(true);
    const amounts = (await ask({ SortedByColumn: 'amount', SortingOrder: 'Asc' })).map(
      ({ amount }) => amount,
    );
    expect(amounts).toEqual(amounts.toSorted((a, b) => a - b));
  });
});

describe('startup', () => {
  it('names the environment of the person in the shared data, and only when that is asked for [startup-001]', async () => {
    const startup = (await sandbox.signedIn(priyaRaman)).client(startupContract);
    const shared = await startup.startupDataV2({ IncludeShared: true, LivelyModule: 2 });
    expect(shared).toContainEqual({ key: 'BusinessBrandingType', value: 'Paycor' });
    const own = await startup.startupDataV2({ IncludeShared: false, LivelyModule: 2 });
    expect(own.some(({ key }) => key === 'BusinessBrandingType')).toBe(false);
  });
});

describe('what the app reads at its start', () => {
  const documented = [
    ...['SessionTimeout', 'TopHeaderConfiguration', 'EnableMoEngage', 'EnableMoEngageWebSDKForNative'],
    ...['EnableMoEngageDebugMode', 'MoengageAppID', 'EnableBrazeSDK', 'BrazeApiKey', 'BrazeBaseUrl'],
    ...['EnableLoggingBraze', 'BrazeEnableSDKLogAttributes', 'BrazeOverrideNativeLogging'],
    ...[
      'BrazeOverrideMinVersion',
      'IsEnableMaintenanceMode',
      'EnableGoogleAnalytics',
      'ForceUpdateNativeConfigs',
    ],
    ...['RestrictedAppFeature', 'DownloadAppDeepLink', 'AppleAppStoreAddress', 'GooglePlayStoreAddress'],
    ...['InAppUrls', 'OutAppUrls', 'PlaidBankDomains', 'PlaidRedirectURLs', 'TransferMoneyMaxLimit'],
    ...['TransferMoneyFeeAmount', 'MinTransactionAmount', 'MaxTransactionAmount', 'MaximumAutoloadAmount'],
    ...['MinimumAgeLimitForCashPickup', 'ResendCountDownTimeInSeconds', 'CaptchaIterationCount'],
    ...['ProveMinTrustedScore', 'ConnectAnnouncementFileSize', 'UberRideBuffer', 'AMCYellowTicketPrice'],
    ...['AMCBlackTicketPrice', 'IsDirectEnrollmentRestricted', 'GeolocationTimeout'],
  ];
  const keysOf = (entries: readonly { key: string }[]) => new Set(entries.map(({ key }) => key));

  it('is configuration with every documented key [startup-019]', async () => {
    const startup = sandbox.device().client(startupContract);
    const keys = keysOf(await startup.getConfigurationSettings());
    expect(documented.filter((key) => !keys.has(key))).toEqual([]);
  });

  it('is also the support number and a flag for each feature [startup-020]', async () => {
    const keys = keysOf(await sandbox.device().client(startupContract).getConfigurationSettings());
    for (const name of ['Plaid', 'Prove', 'SavingsV2', 'CoPilotV2', 'PayPal', 'Translation']) {
      expect(keys).toContain(`Enable${name}`);
    }
    expect(keys).toContain('CustomerSupportNumber');
    expect(keys).toContain('EnableNativePushTokenBatch');
  });

  it('is startup data by area, with every documented key among them [startup-006] [startup-007]', async () => {
    const startup = (await sandbox.signedIn()).client(startupContract);
    const keys = new Set<string>();
    for (let LivelyModule = 1; LivelyModule <= 10; LivelyModule += 1) {
      const entries = await startup.startupDataV2({ IncludeShared: LivelyModule === 2, LivelyModule });
      for (const { key } of entries) keys.add(key);
    }
    for (const key of [
      ...['AllowedCardType', 'BusinessBrandingType', 'IsBankLinked', 'IsDayfareCardExists'],
      ...['IsDirectDepositSetup', 'OnBoardingDate', 'CardApprovalStatus', 'LastLoadDate', 'LastLoadAmount'],
      ...['LastSpendDate', 'LastSpendAmount', 'AffiliateID', 'CampaignName', 'PartnerID'],
      ...['IsUserDeactivated', 'IsEnableMarketPlace', 'IsECSFCUBusiness', 'HideBiometric', 'CSCacheOnLogOut'],
      ...['RedirectMobileURL', 'IsCardServiceEnabled', 'HideCardServices', 'IsFromCardApprovalProcess'],
      ...['IsMinorUser', 'IsMinorUserConsentApproved', 'IsStateExpired'],
    ]) {
      expect(keys).toContain(key);
    }
  });
});

describe('contracts', () => {
  it('come in the language of the person and under the partner’s name when that is asked for [contracts-003]', async () => {
    const device = await sandbox.signedIn(priyaRaman);
    device.setLanguage('cf');
    const asked = { id: 0, contractType: 12, isCardContract: false, userSentBrandingType: 1 } as const;
    const { contracts } = await device.client(contractsContract).getContractByType(asked);
    expect(contracts.map(({ contractTitle }) => contractTitle)).toEqual([
      'Entente de paie anticipée',
      'Autorisation de virement électronique',
      'Conditions de la carte-cadeau Amazon',
      'Autorisation de paiement de factures',
    ]);
    expect(contracts[0]?.htmlText).toContain('Paycor');
  });

  it('are accepted once, however often that is said [contracts-005]', async () => {
    const contracts = (await sandbox.signedIn(priyaRaman)).client(contractsContract);
    const accept = () => contracts.saveContract({ id: 201, contractType: 2, userSentBrandingType: 0 });
    const own = async () => {
      const kept = await sandbox.db.select().from(contractAcceptances);
      return kept.filter(({ contractId, employeeId }) => contractId === 201 && employeeId === priyaRaman.id);
    };
    // She agreed to her brand's own wording before.
    const before = await own();
    expect([await accept(), await accept()]).toEqual([true, true]);
    expect(await own()).toHaveLength(before.length + 1);
  });
});

describe('the ledger', () => {
  const lines = (minor: number) => [
    { account: 'employee:1001:wages:501', minor: 500 },
    { account: 'employer:501:funding:USD', minor },
  ];

  it('refuses an entry that does not add up to zero, in the code and in the database', async () => {
    const entry = { kind: 'accrual', reference: 'test', at: new Date(), lines: lines(-499) } as const;
    await expect(post(sandbox.db, entry)).rejects.toThrow('adds up to 1');
    const direct = sandbox.db.execute(sql`
      with entry as (insert into journal_entries (kind, reference, posted_at) values ('x', 'x', now()) returning id)
      insert into postings (entry_id, account_id, minor) select id, 'employee:1001:wages:501', 5 from entry`);
    await expect(direct).rejects.toMatchObject({
      cause: { message: expect.stringContaining('add up to zero') },
    });
  });

  it('dates a day’s wages at the midnight that ends it where the person works, in order with their transfers', async () => {
    const entries = rowsOf<{ account: string; kind: string; reference: string; at: string }>(
      await sandbox.db.execute(sql`
        select p.account_id as account, e.kind, e.reference, e.posted_at as at
        from journal_entries e join postings p on p.entry_id = e.id join ledger_accounts a on a.id = p.account_id
        where a.kind = 'wages' order by e.id`),
    ).map(({ at, ...rest }) => ({ ...rest, at: new Date(at).getTime() }));
    const outOfOrder = entries.filter(({ account, at }, index) =>
      entries.slice(0, index).some((before) => before.account === account && before.at > at),
    );
    expect(outOfOrder).toEqual([]);
    const dated = (reference: string) => entries.find((entry) => entry.reference.startsWith(reference))?.at;
    expect(dated(`accrual:${rosaDelgado.id}:502:2026-10-15`)).toBe(Date.parse('2026-10-16T06:00:00Z'));
    expect(dated(`period-end:${rosaDelgado.id}:502:2026-10-06`)).toBe(Date.parse('2026-10-07T06:00:00Z'));
  });

  it('refuses to be rewritten, and to take the same entry twice', async () => {
    const rewriting = sandbox.asOwner((tx) => tx.execute(sql`update postings set minor = 1`));
    await expect(rewriting).rejects.toMatchObject({
      cause: { message: expect.stringContaining('append-only') },
    });
    const entry = {
      kind: 'accrual',
      reference: 'accrual:1001:twice',
      at: new Date(),
      lines: lines(-500),
    } as const;
    const twice = sandbox.db.transaction(async (tx) => {
      await post(tx, entry);
      await post(tx, entry);
    });
    await expect(twice).rejects.toThrow();
  });
});

describe('the steering', () => {
  it('is readable as pages without scripts and as data', async () => {
    for (const path of [
      '',
      '/clock',
      '/outbox',
      '/faults',
      '/jobs',
      '/ledger',
      '/csp-reports',
      '/analytics',
      '/configuration',
      '/maintenance',
    ]) {
      const html = await page(`/sandbox${path}`, { headers: { accept: 'text/html' } });
      expect(html.headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(await html.text()).toMatch(/<h1>/);
      const json = await page(`/sandbox${path}?format=json`);
      expect(json.headers.get('content-type')).toContain('application/json');
    }
  });

  it('is not there unless it was switched on', async () => {
    const plain = await openSandbox({ settings: settingsFrom({}), isSteerable: false });
    for (const path of ['/sandbox', '/sandbox/outbox', '/sandbox/reset'])
      for (const method of ['GET', 'POST'])
        expect((await plain.app.request(`http://localhost${path}`, { method })).status).toBe(404);
    await plain.close();
    expect([settingsFrom({}).isSteerable, settingsFrom({ STEERING: '1' }).isSteerable]).toEqual([
      false,
      true,
    ]);
  });

  it.each([
    ...['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-forwarded-anything'],
    ...['x-real-ip', 'via', 'x-client-ip', 'true-client-ip', 'cf-connecting-ip', 'x-original-host'],
    ...[
      'x-amzn-trace-id',
      'x-envoy-internal',
      'cdn-loop',
      'x-azure-ref',
      'x-cloud-trace-context',
      'x-arr-ssl',
    ],
  ])('is closed to what came through a proxy on this machine, as the header %s tells', async (name) => {
    for (const value of ['127.0.0.1', ''])
      expect((await page('/sandbox/outbox', { headers: { [name]: value } })).status).toBe(403);
  });

  it('is not switched on at a server that is told of a proxy, or of an address for others', () => {
    const steered = { STEERING: '1' };
    expect(() => settingsFrom({ ...steered, TRUSTED_PROXIES: '10.0.0.0/8' })).toThrow('behind a proxy');
    expect(() => settingsFrom({ ...steered, APP_ORIGINS: 'https://pay.example' })).toThrow(
      'APP_ORIGINS has https://pay.example',
    );
    const own = { APP_ORIGINS: 'http://localhost:4000' };
    expect(settingsFrom({ ...steered, ...own }).isSteerable).toBe(true);
  });

  it('is closed to other host names and to forms of other sites', async () => {
    expect((await sandbox.app.request('http://evil.example/sandbox')).status).toBe(403);
    const foreign = { method: 'POST', headers: { origin: 'https://evil.example' } };
    expect((await page('/sandbox/reset', foreign)).status).toBe(403);
  });

  it('is closed to a request that names one host in its address and another in its header', async () => {
    const listening = await openSandbox();
    const port = await listening.listen(0);
    const statusFor = (host: string) =>
      new Promise<string>((resolve) => {
        const socket = connect(port, '127.0.0.1');
        socket.write(
          `GET http://localhost/sandbox/clock HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`,
        );
        socket.once('data', (answer) => resolve(String(answer).slice(9, 12)));
      });
    expect([await statusFor('evil.example'), await statusFor(`127.0.0.1:${port}`)]).toEqual(['403', '200']);
    await listening.close();
  });

  it('is closed to what a proxy that adds no header sends on in HTTP/1.0, with a host or without', async () => {
    const listening = await openSandbox();
    const port = await listening.listen(0);
    const statusOf = (head: string) =>
      new Promise<string>((resolve) => {
        const socket = connect(port, '127.0.0.1');
        socket.write(`GET /sandbox/clock ${head}\r\nConnection: close\r\n\r\n`);
        socket.once('data', (answer) => resolve(String(answer).slice(9, 12)));
      });
    const host = `\r\nHost: 127.0.0.1:${port}`;
    expect(await statusOf(`HTTP/1.1${host}`)).toBe('200');
    expect(await statusOf(`HTTP/1.0${host}`)).toBe('403');
    expect(await statusOf('HTTP/1.0')).toMatch(/^40[03]$/);
    await listening.close();
  });

  it('moves business time forward only', async () => {
    const back = { method: 'POST', body: JSON.stringify({ now: '2020-01-01T00:00:00Z' }) };
    expect((await page('/sandbox/clock', back)).status).toBe(400);
  });

  it('changes values of the configuration, until they are taken back', async () => {
    const configuration = (init?: RequestInit) => page('/sandbox/configuration?format=json', init);
    const valueNow = async (key: string) =>
      sandbox
        .device()
        .client(startupContract)
        .getConfigurationSettings()
        .then((settings) => settings.find((one) => one.key === key)?.value);
    for (const body of ['', '[]', '{}', '{"a":1}', 'null'])
      expect((await configuration({ method: 'POST', body })).status).toBe(400);
    const body = JSON.stringify({ IsDynamicThemingEnabled: '1', Languages: 'en,cf' });
    const { changed } = await (await configuration({ method: 'POST', body })).json();
    expect(changed).toEqual({ IsDynamicThemingEnabled: '1', Languages: 'en,cf' });
    expect(await valueNow('Languages')).toBe('en,cf');
    await configuration({ method: 'DELETE' });
    expect(await valueNow('Languages')).toBe('en,es');
  });

  it('keeps what browsers report about the policy', async () => {
    await page('/csp-reports', { method: 'POST', body: '{"csp-report":{"blocked-uri":"inline"}}' });
    const { reports } = await (await page('/sandbox/csp-reports')).json();
    expect(reports).toEqual([{ page: '', directive: '', blocked: 'inline', source: '' }]);
  });
});

describe('the API’s description', () => {
  it('is a document for tools and a page for people, with every call and every refusal', async () => {
    const document = await (await page('/api/openapi.json')).json();
    expect(Object.keys(document.paths)).toContain('/ewa/performTransaction');
    const html = await (await page('/api/docs')).text();
    expect(html).toContain('POST /api/ewa/performTransaction');
    expect(html).toContain('IdempotencyKeyReused');
  });
});

describe('the tables', () => {
  it('are the same in the migrations as in the code', async () => {
    const all: readonly PgTable[] = Object.values(tableFiles).flatMap((area) => Object.values(area));
    const columns = rowsOf<{ at: string }>(
      await sandbox.db.execute(sql`
        select table_name || '.' || column_name as at from information_schema.columns
        where table_schema = current_schema() and table_name <> 'schema_migrations'`),
    ).map(({ at }) => at);
    const expected = all.flatMap((table) =>
      Object.values(getTableColumns(table)).map(({ name }) => `${getTableName(table)}.${name}`),
    );
    expect(columns.sort()).toEqual(expected.sort());
  });
});
