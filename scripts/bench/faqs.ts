import { type Browser, chromium, type LaunchOptions, type Page } from '@playwright/test';
import { startProduct } from './product.ts';
import { type SlowPhone, slowPhone } from './slow-phone.ts';

/** How often each is done; a number in FAQ_RUNS says otherwise. */
const runs = Number(process.env.FAQ_RUNS ?? 5);

/** What is searched for, by how much it finds of 2,000 questions. */
const searches = {
  'one question': '(1234)',
  'every twelfth': 'what does it cost',
  'most of them': 'pay',
} as const;

/** What is measured of a visit; times in ms. */
interface Visit {
  readonly what: string;
  /** Until the first result, or the first question, stood. */
  readonly ms: number;
  readonly kB: number;
}

/**
 * The help with 2,000 questions on a slow phone: until its page stands, and from the last key until the first result stands, with what was downloaded for it, as
 * it comes over the wire.
 */
export async function faqs(launch: LaunchOptions): Promise<void> {
  const product = await startProduct({ QUESTIONS: '2000' });
  const browser = await chromium.launch(launch);
  const found: Visit[] = [];
  try {
    for (let run = 0; run < runs; run += 1) found.push(...(await visit(browser, product.url)));
  } finally {
    await browser.close();
    await product.stop();
  }
  for (const [what, visits] of Map.groupBy(found, (one) => one.what)) {
    const kB = Math.max(...visits.map((one) => one.kB));
    console.log(`${what}: ${Math.round(median(visits.map(({ ms }) => ms)))} ms, ${kB.toFixed(1)} kB`);
  }
}

const median = (all: readonly number[]) =>
  all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? Number.NaN;

async function visit(browser: Browser, url: string): Promise<Visit[]> {
  const phone = await slowPhone(browser);
  try {
    const bytes = await countBytes(phone);
    const { page } = phone;
    await page.goto(`${url}/faqs`);
    await page.getByRole('searchbox').waitFor();
    await phone.slowDown();
    const visits: Visit[] = [];
    bytes.reset();
    const opened = Date.now();
    await page.reload();
    await page.getByRole('button', { name: 'What does it cost?', exact: true }).waitFor();
    visits.push({ what: 'the page, its files kept', ms: Date.now() - opened, kB: bytes.of(/GetFAQsV2/) });
    for (const [what, text] of Object.entries(searches)) {
      bytes.reset();
      const ms = await untilFound(page, text);
      visits.push({ what: `search that finds ${what}`, ms, kB: bytes.of(/SearchFaqs/) });
    }
    return visits;
  } finally {
    await phone.close();
  }
}

/** Types a search, and waits for its first marked result; the page itself looks at its clock. */
async function untilFound(page: Page, text: string): Promise<number> {
  const field = page.getByRole('searchbox');
  await field.fill('');
  await page.waitForFunction(() => !document.querySelector('mark'));
  const found = page.evaluate(
    (typed) =>
      new Promise<number>((done) => {
        let last = Number.NaN;
        const input = document.querySelector('input[type="search"]');
        input?.addEventListener('input', () => {
          if (input instanceof HTMLInputElement && input.value === typed) last = performance.now();
        });
        new MutationObserver((_, observer) => {
          const mark = document.querySelector('mark')?.textContent?.toLowerCase();
          if (Number.isNaN(last) || mark !== typed) return;
          observer.disconnect();
          requestAnimationFrame(() => done(performance.now() - last));
        }).observe(document.body, { childList: true, subtree: true, characterData: true });
      }),
    text,
  );
  await field.pressSequentially(text, { delay: 30 });
  return found;
}

/** Counts what comes over the wire, in kB, by address. */
async function countBytes({ page }: SlowPhone) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  const addresses = new Map<string, string>();
  const came = new Map<string, number>();
  devtools.on('Network.requestWillBeSent', ({ requestId, request }) => addresses.set(requestId, request.url));
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const address = addresses.get(requestId) ?? '';
    came.set(address, (came.get(address) ?? 0) + encodedDataLength);
  });
  return {
    reset: () => came.clear(),
    of: (address: RegExp) =>
      [...came].reduce((sum, [from, length]) => sum + (address.test(from) ? length : 0), 0) / 1_000,
  };
}
