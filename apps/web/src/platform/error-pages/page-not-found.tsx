import { homeFor, userType } from '@dayfare/domain/access';
import { PageNotFound as Page } from '@dayfare/ui/patterns/page-not-found';
import { useApp, useSession } from '../app-context/app-context.ts';
import { BrandMark } from '../brand/brand-mark.tsx';
import { useTexts } from '../i18n/use-texts.ts';
import { goBackFrom } from '../navigation/back.ts';
import { helpPath } from '../navigation/help-path.ts';

export const title = 'app:titles.notFound';
export const back = 'leaveOrPrevious';

/** For every path that no page has, and for people who have no home page here. */
export function Screen() {
  const app = useApp();
  const t = useTexts('app');
  const session = useSession();
  const home = session && homeFor(userType.fromWire(session.user.userType));
  return (
    <Page
      logo={<BrandMark />}
      onBack={() => void goBackFrom(app)}
      onHome={home ? () => void app.navigation.go(home) : undefined}
      onSignOut={session ? () => app.flow.signOut() : undefined}
      helpHref={helpPath(session)}
      text={session && !home ? { subtitle: t('notFound.noHome') } : undefined}
    />
  );
}
