const paints = (name: string) => performance.getEntriesByName(name).length > 0;

/** Resolves once the page has been painted with everything it needs; from then on, no one waits for what is fetched. */
export async function untilPainted(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
  }
  while (!paints('first-contentful-paint')) await new Promise((resolve) => setTimeout(resolve, 50));
}
