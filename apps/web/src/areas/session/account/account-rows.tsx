import { browserLocale } from '@dayfare/domain/product';
import { Banner } from '@dayfare/ui/banner';
import { List } from '@dayfare/ui/list';
import { ListRow } from '@dayfare/ui/list-row';
import { Stack } from '@dayfare/ui/stack';
import { Building2, CircleHelp, Languages, Phone } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { useSession } from '../../../platform/app-context/app-context.ts';
import { languageNames } from '../../../platform/i18n/language-names.ts';
import { telephone } from '../../../platform/i18n/telephone.ts';
import { useLanguageChoice } from '../../../platform/i18n/use-language-choice.ts';
import { useTexts, useVoice } from '../../../platform/i18n/use-texts.ts';
import { helpPath } from '../../../platform/navigation/help-path.ts';
import { useAccountPages } from './use-account-pages.ts';

export interface AccountRowsProps {
  /** Called to show the employers to choose from. */
  onSwitchEmployer: () => void;
}

/** The account's actions, one row each: language, employer, sign-in settings, help. The page on screen is marked. */
export function AccountRows({ onSwitchEmployer }: AccountRowsProps) {
  const session = useSession();
  const t = useTexts('app');
  const voice = useVoice();
  const { others, choose, problem } = useLanguageChoice();
  const pages = useAccountPages();
  const { pathname } = useLocation();
  const to = (href: string) => ({ href, 'aria-current': href === pathname ? ('page' as const) : undefined });
  const employers = session?.user.businesses ?? [];
  return (
    <Stack gap={3}>
      {problem && (
        <Banner tone="danger" isAnnounced>
          {problem}
        </Banner>
      )}
      <List>
        {others.map((language) => (
          <ListRow
            key={language}
            icon={Languages}
            lang={browserLocale(language)}
            title={languageNames[language]}
            onPress={() => choose(language)}
          />
        ))}
        {pages.length > 0 && employers.length > 1 && (
          <ListRow
            icon={Building2}
            title={t('account.switchEmployer')}
            subtitle={session?.user.companyName ?? undefined}
            onPress={onSwitchEmployer}
          />
        )}
        {pages.map(({ path, name, icon }) => (
          <ListRow key={path} icon={icon} title={t(`account.${name}`)} {...to(path)} />
        ))}
        <ListRow icon={CircleHelp} title={t('account.help')} {...to(helpPath(session))} />
        <ListRow
          icon={Phone}
          title={t('problem.call')}
          subtitle={`${voice('supportName')} · ${voice('supportHours')}`}
          href={telephone(voice('supportPhone'))}
        />
      </List>
    </Stack>
  );
}
