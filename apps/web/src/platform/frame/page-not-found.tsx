import { PageNotFound as Page } from '@dayfare/ui/patterns/page-not-found';
import { useApp } from '../app-context/app-context.ts';
import { telephone } from '../i18n/telephone.ts';
import { useVoice } from '../i18n/use-texts.ts';
import { goBackFrom } from '../navigation/back.ts';

/** For every path that no page has. */
export function PageNotFound() {
  const app = useApp();
  const voice = useVoice();
  return <Page onBack={() => void goBackFrom(app)} helpHref={telephone(voice('supportPhone'))} />;
}
