/**
 * The page's colour of a role as it is in the light scheme, such as `#b3204f`; undefined if the page's brand has none. Paper is white whatever
 * the scheme of the page.
 */
export function paperColour(role: string): string | undefined {
  const probe = document.createElement('span');
  probe.style.colorScheme = 'light';
  probe.style.color = `var(--df-colour-${role}, transparent)`;
  document.body.append(probe);
  const shown = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(getComputedStyle(probe).color);
  probe.remove();
  if (shown === null) return undefined;
  return `#${shown
    .slice(1)
    .map((part) => Number(part).toString(16).padStart(2, '0'))
    .join('')}`;
}
