import { House } from 'lucide-react';
import { type ReactElement, useEffect } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Button } from '../components/button/button.tsx';
import { IconButton } from '../components/icon-button/icon-button.tsx';
import { Link } from '../components/link/link.tsx';
import { ListRow } from '../components/list-row/list-row.tsx';
import { LoadMore } from '../components/load-more/load-more.tsx';
import { NavRail } from '../components/nav-rail/nav-rail.tsx';
import { NeedHelp } from '../components/need-help/need-help.tsx';
import { SnackbarProvider, useSnackbar } from '../components/snackbar/snackbar.tsx';
import { AccountSuccess } from '../patterns/account-success/account-success.tsx';
import { ActionConfirm } from '../patterns/action-confirm/action-confirm.tsx';
import { ActivationSteps } from '../patterns/activation-steps/activation-steps.tsx';
import { FullScreenTemplate } from '../patterns/full-screen-template/full-screen-template.tsx';
import { ScrollModal } from '../patterns/scroll-modal/scroll-modal.tsx';
import type { PressHandler } from '../primitives/press.ts';
import { render } from '../testing/render.tsx';
import { parts, shipped } from './parts.ts';
import { nothing } from './specimens/specimen.ts';
import '../testing/overlays.ts';

const label = 'Press me';

function Notice({ onPress }: { onPress: PressHandler }) {
  const { notify } = useSnackbar();
  useEffect(() => notify({ message: 'Saved.', action: { label, onPress } }), [notify, onPress]);
  return null;
}

type Pressable = (onPress: PressHandler) => ReactElement;

const leave = { onBack: nothing, onHelp: nothing };

/** Whatever can be pressed, by the folder of the part that takes `onPress`: each time it is the one called "Press me". */
const pressables: Readonly<Record<string, readonly Pressable[]>> = {
  'components/button': [(onPress) => <Button onPress={onPress}>{label}</Button>],
  'components/icon-button': [(onPress) => <IconButton icon={House} label={label} onPress={onPress} />],
  'components/link': [
    (onPress) => (
      <Link href="/next" onPress={onPress}>
        {label}
      </Link>
    ),
  ],
  'components/list-row': [
    (onPress) => <ListRow title={label} onPress={onPress} />,
    (onPress) => <ListRow title={label} href="/next" onPress={onPress} />,
  ],
  'components/load-more': [(onPress) => <LoadMore shown={1} total={2} label={label} onPress={onPress} />],
  'components/nav-rail': [
    (onPress) => <NavRail label="Main" items={[]} action={{ label, icon: House, isOpen: false, onPress }} />,
  ],
  'components/need-help': [
    (onPress) => <NeedHelp label={label} onPress={onPress} />,
    (onPress) => <NeedHelp label={label} href="/help" onPress={onPress} />,
  ],
  'components/snackbar': [
    (onPress) => (
      <SnackbarProvider>
        <Notice onPress={onPress} />
      </SnackbarProvider>
    ),
  ],
  'patterns/account-success': [
    (onPress) => (
      <AccountSuccess
        {...leave}
        policy="I agree."
        isAgreed={false}
        onContinue={nothing}
        skip={{ label, onPress }}
      />
    ),
  ],
  'patterns/action-confirm': [
    (onPress) => (
      <ActionConfirm
        isOpen
        onClose={nothing}
        heading="Give it back?"
        accept={{ label, onPress }}
        reject={{ label: 'Keep it', onPress: nothing }}
      />
    ),
    (onPress) => (
      <ActionConfirm
        isOpen
        onClose={nothing}
        heading="Give it back?"
        accept={{ label: 'Give it back', onPress: nothing }}
        reject={{ label, onPress }}
      />
    ),
  ],
  'patterns/activation-steps': [
    (onPress) => <ActivationSteps {...leave} title="Activate" steps={[]} primary={{ label, onPress }} />,
  ],
  'patterns/full-screen-template': [
    (onPress) => (
      <FullScreenTemplate {...leave} screen="startsaving" title="Save" primary={{ label, onPress }} />
    ),
  ],
  'patterns/scroll-modal': [
    (onPress) => (
      <ScrollModal isOpen onClose={nothing} title="Save" cta={{ label, onPress }}>
        A little from every pay.
      </ScrollModal>
    ),
  ],
};

/** Parts whose props have a way to be told of a press. */
const told = parts
  .filter((part) => shipped(part).some((file) => /\bonPress\??: PressHandler\b/.test(part.text(file))))
  .map(({ home }) => home);

/** The one that is called so, wherever it stands. */
function find(): HTMLElement {
  const found = [...document.querySelectorAll<HTMLElement>('button, a')].find((element) =>
    (element.getAttribute('aria-label') ?? element.textContent ?? '').includes(label),
  );
  if (!found) throw new Error(`Nothing is called "${label}".`);
  return found;
}

describe('a press', () => {
  it('is tried on every part that can be told of it', () => {
    expect(Object.keys(pressables).toSorted()).toEqual(told.toSorted());
  });

  const cases = Object.entries(pressables).flatMap(([home, all]) =>
    all.map((pressable, at) => [`${home} ${at + 1}`, pressable] as const),
  );

  it.each(cases)('hands on its event, by pointer and by keyboard: %s', async (_name, pressable) => {
    const onPress = vi.fn<PressHandler>();
    const { user, unmount } = render(pressable(onPress), { navigate: nothing });
    await user.click(find());
    expect(onPress).toHaveBeenCalledOnce();
    expect(onPress.mock.calls[0]?.[0]).toMatchObject({ type: 'press', pointerType: 'mouse', ctrlKey: false });
    unmount();

    const byKey = vi.fn<PressHandler>();
    const again = render(pressable(byKey), { navigate: nothing });
    find().focus();
    await again.user.keyboard('{Enter}');
    expect(byKey).toHaveBeenCalledOnce();
    expect(byKey.mock.calls[0]?.[0]).toMatchObject({ type: 'press', pointerType: 'keyboard' });
  });
});
