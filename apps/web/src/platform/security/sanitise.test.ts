import { describe, expect, it } from 'vitest';
import { sanitiseContract } from './sanitise.ts';

const clean = (html: string) => String(sanitiseContract(html));

describe('a contract from the server', () => {
  it.each([
    ['<script>alert(1)</script>'],
    ['<img src=x onerror=alert(1)>'],
    ['<svg><script>alert(1)</script></svg>'],
    ['<iframe srcdoc="<script>alert(1)</script>"></iframe>'],
    ['<form action="https://evil.example"><input name=pin></form>'],
    ['<style>body{display:none}</style>'],
    ['<math><mtext></mtext><mglyph><style><!--</style><img src onerror=alert(1)>'],
  ])('loses %s', (html) => {
    expect(clean(html)).not.toMatch(/<(?:script|img|svg|iframe|form|input|style|math)|onerror/i);
  });

  it('loses styles, ids, handlers and script addresses, and keeps the words', () => {
    const html =
      '<p id="root" style="position:fixed" onclick="x()">Read <a href="javascript:x()">this</a></p>';
    expect(clean(html)).toBe('<p>Read <a>this</a></p>');
  });

  it('keeps what a contract is made of', () => {
    const html =
      '<h2>Terms</h2><ol start="2"><li><strong>One</strong></li></ol><table><tbody><tr><td colspan="2">x</td></tr></tbody></table>';
    expect(clean(html)).toBe(html);
  });

  it('opens its links in a new tab that learns nothing about this page', () => {
    expect(clean('<a href="https://example.com/terms">Terms</a>')).toBe(
      '<a href="https://example.com/terms" target="_blank" rel="noopener noreferrer">Terms</a>',
    );
  });
});
