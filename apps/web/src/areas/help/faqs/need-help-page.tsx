import { List } from '@dayfare/ui/list';
import { ListRow } from '@dayfare/ui/list-row';
import { Text } from '@dayfare/ui/text';
import { MessageCircleQuestion } from 'lucide-react';
import { SupportCard } from '../../../kit/support/support-card.tsx';
import { useSession } from '../../../platform/app-context/app-context.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { FeedbackRow } from '../feedback/feedback-row.tsx';
import { HelpPage } from './help-page.tsx';

export const title = 'help/faqs:titles.needHelp';

/** The support contact, where to read on, and the feedback form. */
export function Screen() {
  const t = useTexts('help/faqs');
  const isSignedIn = useSession() !== null;
  return (
    <HelpPage title={t('titles.needHelp')}>
      <Text tone="muted">{t('text')}</Text>
      <SupportCard title={t('contact')} />
      <List>
        <ListRow icon={MessageCircleQuestion} title={t('all')} href="/faqs" />
        {isSignedIn && <FeedbackRow />}
      </List>
    </HelpPage>
  );
}
