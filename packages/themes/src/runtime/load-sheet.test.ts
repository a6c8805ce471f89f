// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { loadSheet } from './load-sheet.ts';

const links = () => [...document.querySelectorAll('link')];
const only = () => {
  const [link, ...rest] = links();
  if (!link || rest.length > 0) throw new Error(`Expected one link, found ${links().length}.`);
  return link;
};

afterEach(() => {
  document.head.replaceChildren();
});

describe('loadSheet', () => {
  it('resolves when the sheet applies, and not before', async () => {
    let applied = false;
    const loading = loadSheet('/assets/a.css').then(() => {
      applied = true;
    });
    await Promise.resolve();
    expect(applied).toBe(false);
    only().dispatchEvent(new Event('load'));
    await loading;
    expect(applied).toBe(true);
  });

  it('fetches a sheet once, however often and by whatever spelling it is asked for', async () => {
    const both = Promise.all([loadSheet('/assets/a.css'), loadSheet('./assets/a.css')]);
    only().dispatchEvent(new Event('load'));
    await both;
    expect(links()).toHaveLength(1);
  });

  it('takes the link that the page came with', async () => {
    document.head.innerHTML = '<link rel="stylesheet" href="/assets/a.css" data-brand-sheet="common">';
    Object.defineProperty(only(), 'sheet', { value: {} });
    await loadSheet('/assets/a.css');
    expect(links()).toHaveLength(1);
  });

  it('says which file failed, and can try again', async () => {
    const failing = loadSheet('/assets/a.css');
    only().dispatchEvent(new Event('error'));
    await expect(failing).rejects.toThrow(/assets\/a\.css could not be loaded/);
    expect(links()).toHaveLength(0);
    const retried = loadSheet('/assets/a.css');
    only().dispatchEvent(new Event('load'));
    await retried;
  });

  it("carries the nonce of the page's policy", () => {
    const meta = document.createElement('meta');
    meta.setAttribute('property', 'csp-nonce');
    meta.nonce = 'abc';
    document.head.append(meta);
    loadSheet('/assets/a.css');
    expect(only().nonce).toBe('abc');
  });
});
