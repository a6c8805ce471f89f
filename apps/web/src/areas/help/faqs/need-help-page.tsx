import { List } from '@dayfare/ui/list';
import { ListRow } from '@dayfare/ui/list-row';
import { Text } from '@dayfare/ui/text';
import { MessageCircleQuestion } from 'lucide-react';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Contact } from './contact.tsx';
import { HelpPage } from './help-page.tsx';

export const title = 'help/faqs:titles.needHelp';
export const back = 'previous';

/** Whom to call, and where to read on. */
export function Screen() {
  const t = useTexts('help/faqs');
  return (
    <HelpPage title={t('titles.needHelp')}>
      <Text tone="muted">{t('text')}</Text>
      <Contact />
      <List>
        <ListRow icon={MessageCircleQuestion} title={t('all')} href="/faqs" />
      </List>
    </HelpPage>
  );
}
