import type { ConsoleMessage, Page } from '@playwright/test';

/** What the browser blocked, or would have. */
export interface Violation {
  readonly directive: string;
  readonly blocked: string;
  readonly source: string;
  readonly sample: string;
}

declare global {
  interface Window {
    reportViolation?: (violation: Violation) => Promise<void>;
  }
}

const policyWords =
  /content security policy|trusted ?type|refused to (?:load|execute|apply|connect|frame|evaluate)/i;

/** Collects what breaks the page's security policy, and errors that no code of ours caught. */
export async function watchViolations(page: Page): Promise<string[]> {
  const found: string[] = [];
  await page.exposeFunction('reportViolation', (violation: Violation) => {
    found.push(
      `${violation.directive} blocked ${violation.blocked || 'inline'} at ${violation.source} ${violation.sample}`,
    );
  });
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      void window.reportViolation?.({
        directive: event.effectiveDirective,
        blocked: event.blockedURI,
        source: `${event.sourceFile}:${event.lineNumber}`,
        sample: event.sample,
      });
    });
  });
  page.on('console', (message: ConsoleMessage) => {
    if (message.type() === 'error' && policyWords.test(message.text())) found.push(message.text());
  });
  page.on('pageerror', (error) => found.push(`uncaught: ${error.message}`));
  return found;
}
