import preview from '@dayfare/storybook/preview';
import { fn } from 'storybook/test';
import { accented, twiceAsLong, unbreakable } from '../../testing/stress-text.tsx';
import { SessionTimeout } from './session-timeout.tsx';

const meta = preview.meta({
  component: SessionTimeout,
  title: 'Patterns/Session timeout/States',
  args: {
    isOpen: true,
    endsAt: Date.now() + 180_000,
    onContinue: fn(),
    onLogOut: fn(),
    onEnd: fn(),
    deviceActivityHref: '#device-activity',
    onDeviceActivity: fn(),
  },
});

/** Time is left. */
export const TimeLeft = meta.story();

/** The time is up. */
export const Over = meta.story({ args: { endsAt: 0 } });

/** At twice the text size. */
export const At200Percent = meta.story({ globals: { textScale: '200' } });

/** Words at twice their length, and one that offers no place to break. */
export const ManyWords = meta.story({
  args: {
    text: {
      title: accented(twiceAsLong('Are you still there?')),
      expiresIn: twiceAsLong('Your session will expire in'),
      stay: unbreakable,
      logOut: twiceAsLong('Log out of this device now'),
    },
  },
});
