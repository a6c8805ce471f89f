import { Link } from '@dayfare/ui/link';
import { Screen as Page } from '@dayfare/ui/screen';
import { Text } from '@dayfare/ui/text';
import { useSession } from '../../../platform/app-context/app-context.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { pathTo } from '../../../platform/navigation/path-to.ts';
import { PageHeader } from '../../session/index.ts';
import { Clock } from './clock.tsx';

export const title = 'time/clock:titles.page';

/** Clocking in and out, and logged hours; for visitors what the page is about, and nothing of anyone's. */
export function ShiftsScreen() {
  const t = useTexts('time/clock');
  const session = useSession();
  return (
    <Page header={<PageHeader title={t('titles.page')} />}>
      {session ? <Clock businessId={session.user.businessId} /> : <ForVisitors />}
    </Page>
  );
}

function ForVisitors() {
  const t = useTexts('time/clock');
  return (
    <>
      <Text>{t('visitors')}</Text>
      <Link variant="primary" href={pathTo('/welcome/login', {}, { redirectUrl: '/timely-shifts' })}>
        {t('signIn')}
      </Link>
    </>
  );
}

export { ShiftsScreen as Screen };
