import preview from '@dayfare/storybook/preview';
import { StateSheet } from '../../testing/state-sheet.tsx';
import { SnackbarProvider, type SnackbarTone } from './snackbar.tsx';
import { SnackbarItem } from './snackbar-item.tsx';

const meta = preview.meta({
  component: SnackbarProvider,
  title: 'Components/Snackbar/States',
  args: { children: null },
});
const tones = ['info', 'success', 'warning', 'danger'] as const satisfies readonly SnackbarTone[];
const forever = { durationMs: 2_000_000_000, onClose: () => {} };

/** Every tone, with and without an action, and with more words than room. */
export const AllStates = meta.story({
  render: () => (
    <StateSheet
      states={{
        ...Object.fromEntries(
          tones.map((tone) => [
            tone,
            <SnackbarItem key={tone} tone={tone} message={`A message of tone ${tone}`} {...forever} />,
          ]),
        ),
        'with an action': (
          <SnackbarItem message="Card removed" action={{ label: 'Undo', onPress: () => {} }} {...forever} />
        ),
        'many words': (
          <SnackbarItem
            tone="warning"
            message="Votre employeur n’a pas encore transmis les heures travaillées cette semaine"
            action={{ label: 'Voir les heures', onPress: () => {} }}
            {...forever}
          />
        ),
      }}
    />
  ),
});
