import type { ReactNode } from 'react';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { PageFrame } from '../../../platform/page-chrome/page-frame.tsx';
import { SetUp } from '../setup/set-up.tsx';
import { Dashboard } from './dashboard.tsx';
import { TipsView } from './tips-view.tsx';

export const title = 'tips/home:titles.page';

/** The steps until tips are paid out early, and afterwards what has come in. Leaving keeps what is done. */
export function TipsScreen() {
  return (
    <TipsView frame={(content) => <Frame>{content}</Frame>}>
      {(tips) => <Frame>{tips.isOptedIn ? <Dashboard tips={tips} /> : <SetUp tips={tips} />}</Frame>}
    </TipsView>
  );
}

function Frame({ children }: { children: ReactNode }) {
  const t = useTexts('tips/home');
  return <PageFrame title={t('titles.page')}>{children}</PageFrame>;
}

export { TipsScreen as Screen };
