/**
 * Says in the console, while an app is developed, that a dialog, menu or list was opened from a part of the page with a brand of its own:
 * it is shown at the end of the page, so in the brand of the page. It is written into the served page as it stands here, so it uses
 * nothing from outside.
 */
export function watchNestedBrands(document: Document, warn: (message: string) => void): void {
  const nested = '[data-brand]:not(html)';
  document.addEventListener('focusin', ({ target, relatedTarget }) => {
    const brandOf = (node: EventTarget | null) =>
      node instanceof Element ? node.closest(nested)?.getAttribute('data-brand') : undefined;
    const from = brandOf(relatedTarget);
    const overlay =
      target instanceof Element && target.closest('[role$="dialog"], [role="menu"], [role="listbox"]');
    if (!from || !overlay || overlay.closest(nested)) return;
    warn(
      `What was opened from a part of the page with data-brand="${from}" is shown in the brand of the page. Set data-brand on <html> to show overlays in a brand.`,
    );
  });
}
