import { agreedContractsQuery } from '@dayfare/api/contracts/queries';
import { instrumentsQuery } from '@dayfare/api/money/queries';
import { allTransactions } from '@dayfare/api/money/records/statement-queries';
import { notificationSettingsQuery } from '@dayfare/api/profile/notifications-queries';
import { profileQuery } from '@dayfare/api/profile/queries';
import { devicesQuery, twoStepQuery } from '@dayfare/api/session/queries';
import type { ApiClient } from '@dayfare/api/transport';
import { fetchEntity } from '@dayfare/api/wire/fetch-entity';
import type { QueryClient } from '@tanstack/react-query';

/**
 * What the product knows of the person who is signed in: who they are, their settings, devices, agreements, accounts and transfers. All of it or
 * nothing, since a part would pass for everything. Account numbers are masked, and amounts in minor units. Rejects with ApiError.
 */
export async function fetchOwnData(api: ApiClient, client: QueryClient) {
  const [person, twoStep, notifications, devices, agreements, accounts, transfers] = await Promise.all([
    fetchEntity(client, profileQuery(api)),
    fetchEntity(client, twoStepQuery(api)),
    fetchEntity(client, notificationSettingsQuery(api)),
    fetchEntity(client, devicesQuery(api)),
    fetchEntity(client, agreedContractsQuery(api)),
    fetchEntity(client, instrumentsQuery(api)),
    allTransactions(api),
  ]);
  const { details, picture, email, phone, birthDate, state, language, employer } = person;
  return {
    person: { ...details, email, phone, birthDate, state, language, employer, hasPicture: picture !== null },
    ...{ twoStep, notifications, devices, agreements, accounts, transfers },
  };
}
