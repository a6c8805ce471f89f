import type { Joined, ShellFacts } from '@dayfare/api/bridge';

type Areas = NonNullable<ShellFacts['safeAreas']>;

/** Follows the device's look: safe areas, keyboard, text size, light or dark. */
export function syncTheme({ peer, shell }: Joined): void {
  const root = document.documentElement;
  let areas: Areas | null = null;
  let keyboard = 0;

  const place = () => {
    for (const side of ['top', 'right', 'bottom', 'left'] as const) {
      const covered = side === 'bottom' ? Math.max(areas?.bottom ?? 0, keyboard) : (areas?.[side] ?? 0);
      // If the shell says nothing, the view's own safe areas apply.
      if (areas || (side === 'bottom' && keyboard > 0))
        root.style.setProperty(`--df-safe-${side}`, `${covered}px`);
      else root.style.removeProperty(`--df-safe-${side}`);
    }
  };
  const takeAreas = (next: Areas) => {
    areas = next;
    place();
  };
  const takeScale = (scale: number) => {
    root.style.fontSize = `${scale * 100}%`;
  };
  const takeScheme = (scheme: 'light' | 'dark') => {
    root.dataset.scheme = scheme;
  };

  if (shell.safeAreas) takeAreas(shell.safeAreas);
  if (shell.textScale) takeScale(shell.textScale);
  if (shell.scheme) takeScheme(shell.scheme);
  peer.on('safeAreas.changed', takeAreas);
  peer.on('textScale.changed', ({ scale }) => takeScale(scale));
  peer.on('scheme.changed', ({ scheme }) => takeScheme(scheme));
  peer.on('keyboard.changed', ({ height }) => {
    keyboard = height;
    place();
    if (height > 0) document.activeElement?.scrollIntoView({ block: 'nearest' });
  });
}
