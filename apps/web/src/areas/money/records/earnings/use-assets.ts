import { type Asset, assetsQuery } from '@dayfare/api/money/records/earnings-queries';
import { startupValue } from '@dayfare/domain/startup';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApp } from '../../../../platform/app-context/app-context.ts';
import { writeLocal } from '../../../../platform/storage/local-values.ts';

/** Whether an asset is what came in of tips or mileage. */
export const isTips = ({ subType }: Asset): boolean => subType === 'Tips' || subType === 'Mileage';

/** What a person has. How many of each type there are is kept in the local storage. */
export function useAssets() {
  const { api, startup, local } = useApp();
  const hasMarketplace = startupValue(startup.data.values(), 'IsEnableMarketPlace') ?? false;
  const assets = useQuery(assetsQuery(api, { hasMarketplace }));
  const { data } = assets;
  useEffect(() => {
    if (!data) return;
    const counts: Record<string, number> = {};
    for (const { subType } of data) counts[subType] = (counts[subType] ?? 0) + 1;
    writeLocal(local, 'assetCounts', counts);
  }, [data, local]);
  return assets;
}
