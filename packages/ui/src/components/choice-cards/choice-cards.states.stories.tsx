import preview from '@dayfare/storybook/preview';
import { Landmark } from 'lucide-react';
import { Forced, StateSheet } from '../../testing/state-sheet.tsx';
import { type Choice, ChoiceCards, type ChoiceCardsProps } from './choice-cards.tsx';

const meta = preview.meta({ component: ChoiceCards, title: 'Components/Choice cards/States' });

const bank: Choice = {
  value: 'bank',
  title: 'First Harbor Bank',
  description: 'Checking, ends in 4821',
  icon: Landmark,
  trailing: 'Free',
};

const sheet = (layout: NonNullable<ChoiceCardsProps['layout']>) => {
  const one = (label: string, value: string | null, choice: Choice = bank) => (
    <ChoiceCards label={label} choices={[choice]} value={value} layout={layout} onChange={() => undefined} />
  );
  return (
    <StateSheet
      states={{
        'At rest': one('One', null),
        'Under the pointer': (
          <Forced state="hovered" of="label">
            {one('Two', null)}
          </Forced>
        ),
        Focused: (
          <Forced state="focus-visible" of="label">
            {one('Three', null)}
          </Forced>
        ),
        Chosen: one('Four', 'bank'),
        'Chosen and focused': (
          <Forced state="focus-visible" of="label">
            {one('Five', 'bank')}
          </Forced>
        ),
        Disabled: one('Six', null, { ...bank, disabledReason: 'Not confirmed yet.' }),
        'With badge': one('Seven', null, { ...bank, badge: 'Last used' }),
        Invalid: (
          <ChoiceCards
            label="Eight"
            choices={[bank]}
            value={null}
            layout={layout}
            onChange={() => undefined}
            error="Choose where the money goes."
          />
        ),
      }}
    />
  );
};

/** Every state of a card in a stack. */
export const Stack = meta.story({
  args: { label: '', choices: [], value: null, onChange: () => undefined },
  render: () => sheet('stack'),
});

/** Every state of a card in a pair. */
export const Pair = meta.story({
  args: { label: '', choices: [], value: null, onChange: () => undefined },
  render: () => sheet('pair'),
});
