/** Storybook's own marks on the body of a story's page: its main part shows, or an error does. */
const settled = ['sb-show-main', 'sb-show-errordisplay', 'sb-show-nopreview'];

/** Calls `done` once the story in a loaded frame is on its page. What comes back stops the wait. */
export function whenRendered(frame: HTMLIFrameElement, done: () => void): () => void {
  const body = frame.contentDocument?.body;
  if (!body) return () => {};
  const isSettled = () => settled.some((name) => body.classList.contains(name));
  if (isSettled()) {
    done();
    return () => {};
  }
  const observer = new MutationObserver(() => {
    if (!isSettled()) return;
    observer.disconnect();
    done();
  });
  observer.observe(body, { attributes: true, attributeFilter: ['class'] });
  return () => observer.disconnect();
}
