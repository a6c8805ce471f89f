import type { Asset } from '@dayfare/api/money/records/earnings-queries';
import { Amount } from '@dayfare/ui/amount';
import { Box } from '@dayfare/ui/box';
import { EmptyState } from '@dayfare/ui/empty-state';
import { Link } from '@dayfare/ui/link';
import { List } from '@dayfare/ui/list';
import { ListRow } from '@dayfare/ui/list-row';
import { Skeleton } from '@dayfare/ui/skeleton';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { Car, CreditCard, HandCoins, Landmark } from 'lucide-react';
import { useCurrency } from '../../../../kit/money/parts/use-currency.ts';
import { useMoneyTexts } from '../../../../kit/money/parts/use-money-texts.ts';
import { LoadProblem } from '../../../../platform/queries/load-problem.tsx';
import { QueryView } from '../../../../platform/queries/query-view.tsx';
import { isTips, useAssets } from './use-assets.ts';

interface AssetListProps {
  /** Which of the assets are shown. */
  isShown: (asset: Asset) => boolean;
  /** Texts of the list. */
  words: 'tips' | 'assets';
  /** Sorted into groups by type, with the count of each. */
  isGrouped?: boolean;
}

/** Tips and mileage that the employer has reported. */
export const TipsTab = () => <AssetList isShown={isTips} words="tips" />;

/** Accounts and cards by type. */
export const AccountsTab = () => <AssetList isShown={(asset) => !isTips(asset)} words="assets" isGrouped />;

const iconOf = ({ kind, subType }: Asset) => {
  if (subType === 'Mileage') return Car;
  if (subType === 'Tips') return HandCoins;
  return kind === 'Card' ? CreditCard : Landmark;
};

function AssetList({ isShown, words, isGrouped = false }: AssetListProps) {
  const t = useMoneyTexts();
  const currency = useCurrency();
  return (
    <QueryView
      queries={[useAssets()]}
      isWaiting={!currency}
      loading={<Skeleton shape="row" count={3} isAnnounced />}
      failed={(problem) => (
        <LoadProblem
          {...problem}
          title={t(`money/records/earnings:${words}.failed`)}
          text={t('kit/money/records:earnings.failed')}
          offlineText={t('kit/money/records:earnings.offline')}
          headingLevel={2}
        />
      )}
      empty={{
        when: (all) => !all.some(isShown),
        show: (
          <EmptyState title={t(`money/records/earnings:${words}.emptyTitle`)}>
            {t(`money/records/earnings:${words}.empty`)}
          </EmptyState>
        ),
      }}
    >
      {(all) => {
        const shown = all.filter(isShown);
        const groups = isGrouped ? byKind(shown) : [{ kind: null, assets: shown }];
        return (
          <Stack gap={4}>
            <Text tone="muted">{t(`money/records/earnings:${words}.text`)}</Text>
            {groups.map(({ kind, assets }) => (
              <Stack key={kind} as="section" gap={2}>
                {kind && (
                  <Text variant="heading">
                    {t(`money/records/earnings:assets.${groupOf(kind)}`, { count: assets.length })}
                  </Text>
                )}
                <Box background="surface" radius="card" padding="card">
                  <List isDivided>
                    {assets.map((asset) => (
                      <ListRow
                        key={`${asset.subType} ${asset.id}`}
                        icon={iconOf(asset)}
                        title={titleOf(asset, t)}
                        trailing={
                          asset.amount !== null && (
                            <Amount minor={asset.amount} currency={currency ?? 'USD'} />
                          )
                        }
                      />
                    ))}
                  </List>
                </Box>
              </Stack>
            ))}
            {isGrouped && (
              <Link href="/ewa/accounts" variant="standalone">
                {t('money/records/earnings:assets.manage')}
              </Link>
            )}
          </Stack>
        );
      }}
    </QueryView>
  );
}

const groupOf = (kind: Asset['kind']) =>
  kind === 'Card' ? 'cards' : kind === 'BankAccount' ? 'accounts' : 'held';

/** Assets by their kind, in the order in which kinds first come. */
function byKind(assets: readonly Asset[]) {
  const kinds = [...new Set(assets.map(({ kind }) => kind))];
  return kinds.map((kind) => ({ kind, assets: assets.filter((asset) => asset.kind === kind) }));
}

/** Tips and mileage have a name in each language; accounts and cards are called what their bank calls them. */
function titleOf({ subType, title }: Asset, t: ReturnType<typeof useMoneyTexts>): string {
  return subType === 'Tips' || subType === 'Mileage'
    ? t(`money/records/earnings:tips.kinds.${subType}`)
    : title;
}
