import { PageNotFound as Page } from '@dayfare/ui/patterns/page-not-found';
import { useApp } from '../app-context/app-context.ts';
import { telephone } from '../i18n/telephone.ts';
import { useVoice } from '../i18n/use-texts.ts';
import { goBackFrom } from '../navigation/back.ts';

export const title = 'app:titles.notFound';
export const back = 'leaveOrPrevious';

/** For every path that no page has. */
export function Screen() {
  const app = useApp();
  const voice = useVoice();
  return <Page onBack={() => void goBackFrom(app)} helpHref={telephone(voice('supportPhone'))} />;
}
