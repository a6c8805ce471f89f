// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { setTab } from './set-tab.ts';

const look = (name: string) => ({
  icon: `/icon-${name}.svg`,
  manifest: `/manifest-${name}.webmanifest`,
  themeColour: { light: '#ffffff', dark: '#000000' },
});

const content = (scheme: string) =>
  document.querySelector(`meta[media="(prefers-color-scheme: ${scheme})"]`)?.getAttribute('content');

afterEach(() => document.head.replaceChildren());

it('favicon, manifest and colours follow the brand, in the elements that the page came with', () => {
  document.head.innerHTML = '<link rel="icon" href="/old.svg"><link rel="manifest" href="/old.webmanifest">';
  setTab(look('ukg'));
  setTab(look('canada'));
  const hrefs = [...document.querySelectorAll('link')].map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual(['/icon-canada.svg', '/manifest-canada.webmanifest']);
  expect(document.querySelectorAll('meta[name="theme-color"]')).toHaveLength(2);
  expect([content('light'), content('dark')]).toEqual(['#ffffff', '#000000']);
});

it('a scheme that the page fixes colours the browser whatever the system prefers', () => {
  setTab(look('ukg'), 'dark');
  expect([content('light'), content('dark')]).toEqual(['#000000', '#000000']);
  setTab(look('ukg'));
  expect([content('light'), content('dark')]).toEqual(['#ffffff', '#000000']);
});
