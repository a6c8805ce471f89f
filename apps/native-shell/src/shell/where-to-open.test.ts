import { describe, expect, it } from 'vitest';
import { settings } from './testing/open-shell.ts';
import { mayOpenOutside, whereToOpen } from './where-to-open.ts';

describe('what the view is about to load', () => {
  it.each([
    ['https://pay.example/ewa/home', true, 'load'],
    ['https://bank.example/link/start', true, 'load'],
    ['https://bank.example/linked', true, 'open outside'],
    ['https://pay.example/legal/terms', true, 'open outside'],
    ['https://partner.example/help', true, 'open outside'],
    ['tel:+18558540485', true, 'open outside'],
    ['mailto:help@pay.example', true, 'open outside'],
    ['https://pay.example.evil.example/', true, 'open outside'],
    ['http://pay.example/ewa/home', true, 'refuse'],
    ['javascript:alert(1)', true, 'refuse'],
    ['data:text/html,x', true, 'refuse'],
    ['file:///etc/passwd', true, 'refuse'],
    ['intent://pay.example/#Intent;end', true, 'refuse'],
    ['about:blank', true, 'refuse'],
    ['about:srcdoc', false, 'load'],
    ['https://pay.example/frame', false, 'load'],
    ['https://evil.example/', false, 'refuse'],
    ['tel:+18558540485', false, 'refuse'],
  ])('%s, in the main frame: %s → %s', (url, isMainFrame, decision) => {
    expect(whereToOpen({ url, isMainFrame }, settings)).toBe(decision);
  });
});

it.each([
  ['https://partner.example/', true],
  ['sms:+18558540485', true],
  ['http://partner.example/', false],
  ['javascript:alert(1)', false],
  ['itms-services://?action=x', false],
])('the page may have %s opened outside: %s', (url, may) => {
  expect(mayOpenOutside(url)).toBe(may);
});
