/** Storybook's own marks on the body of a story's page where something went wrong. */
const failed = ['sb-show-errordisplay', 'sb-show-nopreview'];

function isSettled({ body, documentElement }: Document): boolean {
  if (failed.some((name) => body.classList.contains(name))) return true;
  // Storybook shows its main part before the story is in it; the brand is written when the story is rendered.
  return body.classList.contains('sb-show-main') && documentElement.dataset.brand !== undefined;
}

/** Calls `done` once the story in a loaded frame is on its page. What comes back stops the wait. */
export function whenRendered(frame: HTMLIFrameElement, done: () => void): () => void {
  const page = frame.contentDocument;
  if (!page) return () => {};
  if (isSettled(page)) {
    done();
    return () => {};
  }
  const observer = new MutationObserver(() => {
    if (!isSettled(page)) return;
    observer.disconnect();
    done();
  });
  observer.observe(page.body, { attributes: true, attributeFilter: ['class'] });
  observer.observe(page.documentElement, { attributes: true, attributeFilter: ['data-brand'] });
  return () => observer.disconnect();
}
