import type { Shortcut } from '@dayfare/api/money/home/home-queries';
import { Amount } from '@dayfare/ui/amount';
import { Button } from '@dayfare/ui/button';
import { List } from '@dayfare/ui/list';
import { ListRow } from '@dayfare/ui/list-row';
import { Switch } from '@dayfare/ui/switch';
import { Text } from '@dayfare/ui/text';
import { Plus, Zap } from 'lucide-react';
import { useState } from 'react';
import { useCurrency } from '../../../../kit/money/parts/use-currency.ts';
import { stepPath } from '../../../../kit/money/transfer/steps.ts';
import { useApp } from '../../../../platform/app-context/app-context.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { useNavigate } from '../../../../platform/navigation/use-navigate.ts';
import { useSheet } from '../../../../platform/state/use-sheet.tsx';
import { Card } from '../card.tsx';

const loadSheet = async () => (await import('./shortcut-sheet.tsx')).ShortcutSheet;

/** Transfers that were saved: a press leads to the review of one, to check and agree to as always. */
export function Shortcuts({ shortcuts }: { shortcuts: readonly Shortcut[] }) {
  const app = useApp();
  const t = useTexts('money/home');
  const navigate = useNavigate();
  const currency = useCurrency();
  const { Sheet, isOpen, open, setOpen } = useSheet(loadSheet);
  const [edited, setEdited] = useState<Shortcut | null>(null);
  const [isChanging, setChanging] = useState(false);

  const begin = async ({ amount, instrumentId, speed }: Shortcut) => {
    const { transferControllerOf } = await import(
      '../../../../kit/money/transfer/use-transfer-controller.ts'
    );
    transferControllerOf(app).edit({ amount, instrumentId, speed });
    await navigate(stepPath('review'));
  };
  const edit = (shortcut: Shortcut | null) => {
    setEdited(shortcut);
    open();
  };
  return (
    <Card
      title={t('shortcuts.title')}
      action={
        <Button
          variant="quiet"
          size="small"
          isFlush
          icon={Plus}
          aria-haspopup="dialog"
          onPress={() => edit(null)}
        >
          {t('shortcuts.add')}
        </Button>
      }
    >
      {shortcuts.length === 0 ? (
        <Text tone="muted">{t('shortcuts.empty')}</Text>
      ) : (
        <List isDivided>
          {shortcuts.map((shortcut) => (
            <ListRow
              key={shortcut.id}
              icon={Zap}
              title={shortcut.title}
              trailing={<Amount minor={shortcut.amount} currency={currency ?? 'USD'} />}
              {...(isChanging && { 'aria-haspopup': 'dialog' as const })}
              onPress={() => (isChanging ? edit(shortcut) : void begin(shortcut))}
            />
          ))}
        </List>
      )}
      {shortcuts.length > 0 && (
        <Switch isSelected={isChanging} onChange={setChanging}>
          {t('shortcuts.change')}
        </Switch>
      )}
      {Sheet && isOpen && (
        <Sheet shortcut={edited} currency={currency ?? 'USD'} onClose={() => setOpen(false)} />
      )}
    </Card>
  );
}
