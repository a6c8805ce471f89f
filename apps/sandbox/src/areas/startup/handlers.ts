import { startupContract } from '@dayfare/api/startup/contract';
import { usualLanguages } from '@dayfare/domain/product';
import { implement } from '@orpc/server';
import { and, eq } from 'drizzle-orm';
import { cardFacts } from '../card/index.ts';
import { consentFor } from '../guardian/index.ts';
import { isMarketplaceOn } from '../marketplace/index.ts';
import { avatarsOf, pictureAddress } from '../media/index.ts';
import { hasCreditUnion, instruments } from '../money/index.ts';
import { areSavingsOpen } from '../savings/index.ts';
import { type ApiContext, employmentOf, requireSession } from '../session/index.ts';
import { areTipsOffered, tipsChoiceOf } from '../tips/index.ts';
import { listOf } from './configuration.ts';
import { startupDataOf } from './startup-data.ts';

const startup = implement(startupContract).$context<ApiContext>();
const bankAccount = 1;

/** What the app asks for at its start. */
export const startupHandlers = startup.router({
  getConfigurationSettings: startup.getConfigurationSettings.handler(({ context }) =>
    listOf(context.configuration.all()),
  ),
  startupDataV2: startup.startupDataV2.use(requireSession).handler(async ({ context, input }) => {
    const { db, employee, settings } = context;
    const linked = await db
      .select({ id: instruments.id })
      .from(instruments)
      .where(and(eq(instruments.employeeId, employee.id), eq(instruments.instrumentType, bankAccount)))
      .limit(1);
    const employment = await employmentOf(db, context);
    const needed = await consentFor(db, employee, context.clock.now());
    const facts = {
      isBankLinked: linked.length > 0,
      isServicePaused: employment?.servicesPaused ?? false,
      needsPayrollConsent: employment?.consentNeeded ?? false,
      isMinor: needed !== null,
      isConsentApproved: needed?.consent?.approvedAt != null,
      hasCreditUnion: await hasCreditUnion(db, employment),
      areSavingsOpen: areSavingsOpen(context),
      areTipsOffered: employment !== undefined && areTipsOffered(employment),
      areTipsOptedIn: employment !== undefined && (await tipsChoiceOf(db, employment.id)).optedInAt !== null,
      isMarketplaceOn: isMarketplaceOn(context),
      picture: pictureAddress(context, (await avatarsOf(db, [employee.id])).get(employee.id)) ?? '',
      // Anyone who works in another environment than the server's has the languages that are usual there.
      languages:
        employee.environment === settings.environment
          ? settings.languages
          : usualLanguages(employee.environment),
      card: await cardFacts(db, employee.id),
      onBoardingDate: employee.createdAt.toISOString().slice(0, 10),
    };
    return listOf(
      startupDataOf(employee, facts, { module: input.LivelyModule, includeShared: input.IncludeShared }),
    );
  }),
  checkMaintenanceStatus: startup.checkMaintenanceStatus.handler(
    ({ context }) => !context.maintenance.isOn(),
  ),
});
