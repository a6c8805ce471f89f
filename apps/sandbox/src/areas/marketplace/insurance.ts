import type { WireInsuranceQuotes } from '@dayfare/api/marketplace/contract';
import { type InsuranceKind, insuranceKind } from '@dayfare/domain/marketplace';
import { Refusal } from '../../platform/http/refusal.ts';
import type { ApiContext, SignedIn } from '../session/index.ts';
import { partnerAddress } from './offers.ts';
import { insuranceLogs } from './tables.ts';

type Context = ApiContext & SignedIn;

const quote = (
  quoteID: number,
  company: string,
  [premium, deductible, coverage]: readonly [number, number, number],
): WireInsuranceQuotes['quotes'][number] => ({ quoteID, company, premium, deductible, coverage });

/** What the partner that the sandbox plays quotes. */
const quotes: Readonly<Record<InsuranceKind, WireInsuranceQuotes['quotes']>> = {
  Auto: [
    quote(11, 'Northway Insurance', [94, 500, 50_000]),
    quote(12, 'Harbor Mutual', [88.5, 1000, 50_000]),
    quote(13, 'Civic Auto', [112, 250, 100_000]),
  ],
  Home: [quote(21, 'Harbor Mutual', [19, 500, 30_000]), quote(22, 'Maple Home', [16.75, 1000, 25_000])],
  Pet: [quote(31, 'Good Paws', [31, 200, 5000]), quote(32, 'Vet & Co.', [27.25, 300, 5000])],
};

/** The kind that a number stands for. Refuses with PartnerNotAvailable while there are no quotes of it. */
function kindOf(context: Context, insuranceType: number): InsuranceKind {
  partnerAddress(context, 'InsuranceUrl');
  const kind = insuranceKind.fromWire(insuranceType);
  if (!kind) throw new Refusal('PartnerNotAvailable');
  return kind;
}

/** Quotes of one kind of insurance. Refuses with PartnerNotAvailable. */
export function quotesOf(context: Context, insuranceType: number): WireInsuranceQuotes {
  return { currency: context.employee.currency, quotes: quotes[kindOf(context, insuranceType)] };
}

/** Notes that a user compared quotes, or went on with one. Refuses with PartnerNotAvailable, also for a quote that was never given. */
export async function logInsurance(
  context: Context,
  { insuranceType, quoteID }: { readonly insuranceType: number; readonly quoteID: number | null },
): Promise<true> {
  const given = quotes[kindOf(context, insuranceType)];
  if (quoteID !== null && !given.some((one) => one.quoteID === quoteID))
    throw new Refusal('PartnerNotAvailable');
  const { db, employee, clock } = context;
  await db
    .insert(insuranceLogs)
    .values({ employeeId: employee.id, insuranceType, quoteId: quoteID, at: clock.now() });
  return true;
}
