import { Banner } from '@dayfare/ui/banner';
import { Button } from '@dayfare/ui/button';
import { List } from '@dayfare/ui/list';
import { ListRow } from '@dayfare/ui/list-row';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { IdCard, ShieldCheck, Sun } from 'lucide-react';
import { useMoneyView } from '../../../kit/money/parts/use-money-view.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { pathTo } from '../../../platform/navigation/path-to.ts';
import { useNavigate } from '../../../platform/navigation/use-navigate.ts';
import { ApplyFrame } from './apply-frame.tsx';
import { openApplication } from './open-application.ts';
import { useApplication } from './use-application.ts';

export const title = 'card/apply:titles.scan';
export const load = openApplication('/card/ideology-scan');

const hints = [
  { name: 'document', icon: IdCard },
  { name: 'light', icon: Sun },
  { name: 'safe', icon: ShieldCheck },
] as const;

/** Why an identity document is asked for, which ones are taken, and how to take a picture that can be read. */
export function Screen() {
  const t = useTexts('card/apply');
  const navigate = useNavigate();
  const { scannedAt } = useApplication();
  const { when } = useMoneyView('USD');
  const toImage = () => void navigate(pathTo('/card/ideology-scan-image'));
  return (
    <ApplyFrame
      step="scan"
      title={t('titles.scan')}
      text={t('scan.text')}
      backTo={pathTo('/card/personal-info')}
      footer={
        <Stack gap={2}>
          <Button
            isStretched
            onPress={scannedAt === null ? toImage : () => void navigate(pathTo('/card/review-details'))}
          >
            {t(scannedAt === null ? 'scan.begin' : 'next')}
          </Button>
          {scannedAt !== null && (
            <Button variant="quiet" isStretched onPress={toImage}>
              {t('scan.other')}
            </Button>
          )}
        </Stack>
      }
    >
      {scannedAt !== null && (
        <Banner tone="success" title={t('scan.doneTitle')}>
          {t('scan.done', { when: when(scannedAt, true) })}
        </Banner>
      )}
      <List aria-label={t('scan.hints')}>
        {hints.map(({ name, icon }) => (
          <ListRow key={name} icon={icon} title={t(`scan.${name}.title`)} subtitle={t(`scan.${name}.text`)} />
        ))}
      </List>
      <Text tone="muted">{t('scan.why')}</Text>
    </ApplyFrame>
  );
}
