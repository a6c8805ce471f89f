import { placeContract } from '@dayfare/api/startup/place-contract';
import { stateContracts } from '@dayfare/domain/contracts';
import { browserLocale, productKey } from '@dayfare/domain/product';
import { isResidentialState } from '@dayfare/domain/session';
import { implement } from '@orpc/server';
import { and, asc, eq, ilike, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { valueNow } from '../../platform/http/configuration.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { hasAccepted } from '../contracts/index.ts';
import {
  type ApiContext,
  businessesOf,
  employees,
  employers,
  requireSession,
  sessions,
} from '../session/index.ts';
import { listOf } from './configuration.ts';

const place = implement(placeContract).$context<ApiContext>();
const regionKey = `${productKey}RegionID` as const;
const regions = { unitedStates: 1, canada: 2 } as const;

function branches(db: Db, beginning = '') {
  // What a person types is looked for as it stands: % and _ are ordinary characters in a name.
  const pattern = `${beginning.replace(/[\\%_]/g, '\\$&')}%`;
  return db
    .select({ branchName: employers.branchName, businessID: employers.id, companyName: employers.name })
    .from(employers)
    .where(and(isNotNull(employers.branchName), ilike(employers.name, pattern)))
    .orderBy(asc(employers.name));
}

const named = (rows: Awaited<ReturnType<typeof branches>>) =>
  rows.flatMap(({ branchName, ...rest }) => (branchName === null ? [] : [{ ...rest, branchName }]));

/** Where someone is: address, region, employer's page, state, product. */
export const placeHandlers = place.router({
  getAppConfigurationSettings: place.getAppConfigurationSettings.handler(({ context }) =>
    listOf(context.configuration.all()),
  ),
  getCIP: place.getCIP.handler(({ context }) => context.clientAddress),
  identifyRegion: place.identifyRegion.handler(async ({ context, input }) => {
    const { db, settings, language } = context;
    const [employer] = await db
      .select()
      .from(employers)
      .where(sql`lower(${employers.name}) = lower(${input.companyName.trim()})`)
      .limit(1);
    const region = employer?.country === 'CA' ? regions.canada : regions.unitedStates;
    return {
      [regionKey]: region,
      regionHost: settings.regionHosts[region] ?? null,
      culture: browserLocale(language),
    };
  }),
  getBranchNameMaps: place.getBranchNameMaps.handler(async ({ context }) =>
    named(await branches(context.db)),
  ),
  getBranchNameMapsByName: place.getBranchNameMapsByName.handler(async ({ context, input }) =>
    named(await branches(context.db, input.companyName)),
  ),
  saveResidentialState: place.saveResidentialState.use(requireSession).handler(async ({ context, input }) => {
    const { db, employee } = context;
    const { residentialState } = input;
    if (!isResidentialState(residentialState)) throw new Refusal('InvalidRequest');
    const document = stateContracts(valueNow(context, 'StateContractTypes'))[residentialState];
    if (document !== undefined && !(await hasAccepted(db, employee.id, document)))
      throw new Refusal('StateDocumentsRequired');
    await db
      .update(employees)
      .set({ residentialState, isStateExpired: false })
      .where(eq(employees.id, employee.id));
    return true;
  }),
  switchProduct: place.switchProduct.use(requireSession).handler(async ({ context, input }) => {
    const { db, employee, session } = context;
    const userType = Number(input.type);
    // Early pay through an employer is for those who have one.
    if (userType === 4 && (await businessesOf(db, employee)).length === 0)
      throw new Refusal('BusinessNotYours');
    await db.update(sessions).set({ userType }).where(eq(sessions.id, session.id));
    return { userType };
  }),
});
