import preview from '@dayfare/storybook/preview';
import { ArrowUpRight } from 'lucide-react';
import { Forced, StateSheet } from '../../testing/state-sheet.tsx';
import { Button, type ButtonProps } from './button.tsx';

const meta = preview.meta({ component: Button, title: 'Components/Button/States' });

const variants = ['primary', 'secondary', 'quiet', 'danger'] as const satisfies ButtonProps['variant'][];

const statesOf = (variant: (typeof variants)[number]) => ({
  [`${variant}, at rest`]: <Button variant={variant}>Get $40.00</Button>,
  [`${variant}, under the pointer`]: (
    <Forced state="hovered">
      <Button variant={variant}>Get $40.00</Button>
    </Forced>
  ),
  [`${variant}, pressed`]: (
    <Forced state="pressed">
      <Button variant={variant}>Get $40.00</Button>
    </Forced>
  ),
  [`${variant}, focused`]: (
    <Forced state="focus-visible">
      <Button variant={variant}>Get $40.00</Button>
    </Forced>
  ),
  [`${variant}, with icon`]: (
    <Button variant={variant} icon={ArrowUpRight}>
      Get $40.00
    </Button>
  ),
  [`${variant}, pending`]: (
    <Button variant={variant} isPending>
      Get $40.00
    </Button>
  ),
  [`${variant}, disabled`]: (
    <Button variant={variant} isDisabled>
      Get $40.00
    </Button>
  ),
  [`${variant}, small`]: (
    <Button variant={variant} size="small">
      Get $40.00
    </Button>
  ),
});

/** Every variant in every state. */
export const All = meta.story({
  args: { children: '' },
  render: () => <StateSheet states={Object.assign({}, ...variants.map(statesOf))} />,
});
