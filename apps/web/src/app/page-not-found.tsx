import { PageNotFound as Page } from '@dayfare/ui/patterns/page-not-found';
import { telephone } from '../i18n/telephone.ts';
import { useVoice } from '../i18n/use-texts.ts';
import { useApp } from './app-context.ts';
import { goBackFrom } from './back.ts';

/** For every path that no page has. */
export function PageNotFound() {
  const app = useApp();
  const voice = useVoice();
  return <Page onBack={() => void goBackFrom(app)} helpHref={telephone(voice('supportPhone'))} />;
}
