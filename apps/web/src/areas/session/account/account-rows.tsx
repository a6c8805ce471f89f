import { browserLocale } from '@dayfare/domain/product';
import { pendingStepPath } from '@dayfare/domain/session';
import { Banner } from '@dayfare/ui/banner';
import { List } from '@dayfare/ui/list';
import { ListRow } from '@dayfare/ui/list-row';
import { Stack } from '@dayfare/ui/stack';
import {
  BellRing,
  Building2,
  CircleHelp,
  CirclePause,
  FileText,
  Fingerprint,
  Gauge,
  KeyRound,
  Landmark,
  Languages,
  MonitorSmartphone,
  Phone,
  ScanFace,
  ShieldCheck,
} from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { mayUnlock } from '../../../kit/session/may-unlock.ts';
import { useApp, useSession } from '../../../platform/app-context/app-context.ts';
import { useDevice } from '../../../platform/device/use-device.ts';
import { languageNames } from '../../../platform/i18n/language-names.ts';
import { telephone } from '../../../platform/i18n/telephone.ts';
import { useLanguageChoice } from '../../../platform/i18n/use-language-choice.ts';
import { useTexts, useVoice } from '../../../platform/i18n/use-texts.ts';
import { helpPath } from '../../../platform/navigation/help-path.ts';
import { domainUser } from '../../../platform/session/domain-user.ts';
import { useCell } from '../../../platform/state/cell.ts';

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
  // During a step such as a code, nothing else is available yet.
  const isThrough = session !== null && pendingStepPath(domainUser(session)) === null;
  const app = useApp();
  const { hasPasskeys } = useCell(app.startup.configuration);
  useDevice();
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
        {isThrough && employers.length > 1 && (
          <ListRow
            icon={Building2}
            title={t('account.switchEmployer')}
            subtitle={session.user.companyName ?? undefined}
            onPress={onSwitchEmployer}
          />
        )}
        {isThrough && <ListRow icon={Landmark} title={t('account.accounts')} {...to('/ewa/accounts')} />}
        {isThrough && <ListRow icon={Gauge} title={t('account.limits')} {...to('/ewa/limits')} />}
        {isThrough && (
          <ListRow icon={KeyRound} title={t('account.changePassword')} {...to('/home/change-password')} />
        )}
        {isThrough && <ListRow icon={ShieldCheck} title={t('account.twoStep')} {...to('/home/two-step')} />}
        {isThrough && hasPasskeys && (
          <ListRow icon={Fingerprint} title={t('account.passkeys')} {...to('/home/passkeys')} />
        )}
        {isThrough && mayUnlock(app) && (
          <ListRow icon={ScanFace} title={t('account.unlock')} {...to('/home/unlock')} />
        )}
        {isThrough && (
          <ListRow icon={MonitorSmartphone} title={t('account.devices')} {...to('/device-activity')} />
        )}
        {isThrough && (
          <ListRow icon={BellRing} title={t('account.notifications')} {...to('/home/notifications')} />
        )}
        {isThrough && <ListRow icon={FileText} title={t('account.agreements')} {...to('/home/agreements')} />}
        {isThrough && <ListRow icon={CirclePause} title={t('account.service')} {...to('/ewa/service')} />}
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
