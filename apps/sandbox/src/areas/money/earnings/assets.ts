import type { WireAssets } from '@dayfare/api/money/records/earnings-contract';
import {
  instrumentKind,
  instrumentStatus,
  instrumentSubType,
  minorUnits,
  toWire,
} from '@dayfare/domain/money';
import { eq } from 'drizzle-orm';

import { employments } from '../../session/index.ts';
import { listInstruments } from '../accounts/own-accounts.ts';
import type { WagesContext } from '../core/contexts.ts';
import { placeName } from '../core/place-name.ts';

type Asset = WireAssets['assets'][number];

const titles = { Tips: 'Tips', Mileage: 'Mileage' } as const;

/** What has come in of tips or mileage; nothing if that is none. */
function reported(kind: keyof typeof titles, minor: number): readonly Asset[] {
  if (minor === 0) return [];
  const instrumentType = instrumentKind.toWire('TimelyTips');
  return [
    {
      ...{ id: 0, title: titles[kind], amount: toWire(minorUnits(minor)), imageURL: kind.toLowerCase() },
      ...{ assetType: instrumentType, instrumentType, instrumentRemoteReferenceID: null },
      instrumentSubType: instrumentSubType.toWire(kind),
    },
  ];
}

/** What money only passes through: a counter, a shop and a biller hold none of a person's. */
const passages: ReadonlySet<number> = new Set(
  (['CashPickup', 'Amazon', 'Biller'] as const).map((kind) => instrumentKind.toWire(kind)),
);
const inUse = instrumentStatus.toWire('Active');

/** A person's accounts and cards that are in use, and what the employer has reported of tips and mileage. */
export async function assetsOf({ db, clock, employee, employmentId }: WagesContext): Promise<WireAssets> {
  const { instruments } = await listInstruments(db, employee.id, clock.now());
  const [employment] = await db.select().from(employments).where(eq(employments.id, employmentId));
  return {
    assets: [
      ...reported('Tips', employment?.tipsMinor ?? 0),
      ...reported('Mileage', employment?.mileageMinor ?? 0),
      ...instruments
        .filter(({ status, instrumentType }) => status === inUse && !passages.has(instrumentType))
        .map(
          ({ id, displayText, last4, imageName, instrumentType, instrumentSubType: sub }): Asset => ({
            ...{ id, title: placeName({ displayText, last4 }), amount: null, imageURL: imageName },
            ...{ assetType: instrumentType, instrumentType, instrumentSubType: sub },
            instrumentRemoteReferenceID: null,
          }),
        ),
    ],
  };
}
