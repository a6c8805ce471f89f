import { AppHeader } from '@dayfare/ui/app-header';
import { Screen } from '@dayfare/ui/screen';
import { Navigate, useParams } from 'react-router-dom';
import { useMoneyTexts } from '../../../../kit/money/parts/use-money-texts.ts';
import { OneTransfer } from '../../../../kit/money/records/one-transfer.tsx';
import { BrandMark } from '../../../../platform/brand/brand-mark.tsx';
import { pathTo } from '../../../../platform/navigation/path-to.ts';
import { useNavigate } from '../../../../platform/navigation/use-navigate.ts';
import { FindOnPhones } from '../../../../platform/page-chrome/find-on-phones.tsx';
import { useHasRoom } from '../../../../platform/page-chrome/use-has-room.ts';
import { TransferDetail } from './transfer-detail.tsx';
import { useFilter } from './use-filter.ts';

export const title = 'kit/money:titles.detail';

/** One transfer on a page of its own; where there is room for two columns, it stands beside the list instead. */
export function DetailScreen() {
  const t = useMoneyTexts();
  const navigate = useNavigate();
  const { id = '' } = useParams();
  const { withBeside } = useFilter();
  if (useHasRoom()) return <Navigate to={pathTo('/ewa/history') + withBeside(id)} replace />;
  return (
    <Screen
      header={
        <AppHeader
          title={t('kit/money/records:detail.title')}
          logo={<BrandMark drawing="mark" />}
          onBack={() => void navigate(pathTo('/ewa/history') + withBeside(null))}
          trailing={<FindOnPhones />}
        />
      }
    >
      <OneTransfer id={id}>
        {(detail, currency) => <TransferDetail detail={detail} currency={currency} />}
      </OneTransfer>
    </Screen>
  );
}

export { DetailScreen as Screen };
