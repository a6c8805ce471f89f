import preview from '@dayfare/storybook/preview';
import { Repeat } from 'lucide-react';
import { Forced, StateSheet } from '../../testing/state-sheet.tsx';
import { Link } from './link.tsx';

const meta = preview.meta({ component: Link, title: 'Components/Link/States' });

/** Every variant in every state. */
export const All = meta.story({
  args: { href: '#', children: '' },
  render: () => (
    <StateSheet
      states={{
        'Inline, at rest': <Link href="#a">How fees work</Link>,
        'Inline, under the pointer': (
          <Forced state="hovered" of="a">
            <Link href="#b">How fees work</Link>
          </Forced>
        ),
        'Inline, focused': (
          <Forced state="focus-visible" of="a">
            <Link href="#c">How fees work</Link>
          </Forced>
        ),
        Standalone: (
          <Link href="#d" variant="standalone">
            Forgot your password?
          </Link>
        ),
        'Standalone, with an icon': (
          <Link href="#e" variant="standalone" icon={Repeat}>
            Regular transfers
          </Link>
        ),
        'Standalone, external': (
          <Link href="https://example.com/" variant="standalone" isExternal>
            Terms of use
          </Link>
        ),
        Primary: (
          <Link href="#f" variant="primary">
            Sign in
          </Link>
        ),
        'Primary, under the pointer': (
          <Forced state="hovered" of="a">
            <Link href="#g" variant="primary">
              Sign in
            </Link>
          </Forced>
        ),
        'Primary, focused': (
          <Forced state="focus-visible" of="a">
            <Link href="#h" variant="primary">
              Sign in
            </Link>
          </Forced>
        ),
        Secondary: (
          <Link href="#i" variant="secondary">
            Sign up
          </Link>
        ),
      }}
    />
  ),
});
