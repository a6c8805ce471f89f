import { describe, expect, it } from 'vitest';
import { withStartScript } from './preload.ts';
import { pageOf } from './rendered-page.ts';

const shell = `<!doctype html>
<html lang="en" data-brand="common">
  <head>
    <meta charset="utf-8" />
    <title>Dayfare</title>
    <script type="module" crossorigin src="/assets/first-AAAAAAAA.js"></script>
    <link rel="stylesheet" href="/assets/brand-common-AAAAAAAA.css" data-brand-sheet="common" />
  </head>
  <body>
    <div id="root"><p>First paint</p></div>
  </body>
</html>`;

describe('a page that the build renders', () => {
  const voice = { productName: '</script><b>' } as Parameters<typeof pageOf>[1]['bundled']['voice'];
  const bundled = { path: '/welcome/login', brand: 'paycor', language: 'es', voice, texts: {} } as const;
  const page = (html: string) =>
    pageOf(
      shell,
      { html, title: 'Iniciar sesión · <Paycor> & $&', bundled, locale: 'es-US' },
      'brand-paycor-BBBBBBBB.css',
    );

  it('has the language and the brand, with the brand’s sheet', () => {
    expect(page('<main/>')).toContain(
      '<html lang="es-US" data-brand="paycor" data-start="waiting" data-language="es">',
    );
    expect(page('<main/>')).toContain('href="/assets/brand-paycor-BBBBBBBB.css" data-brand-sheet="paycor"');
  });

  it('has the title of its page, as screen readers say it before the script has come', () =>
    expect(page('<main/>')).toContain('<title>Iniciar sesión · &lt;Paycor> &amp; $&amp;</title>'));

  it('stands in the root, with the first paint before it', () =>
    expect(page('<main>$& form</main>')).toMatch(
      /<p>First paint<\/p>\s*<div id="root"><main>\$& form<\/main><\/div>/,
    ));

  it('closes no script with what a brand says', () =>
    expect(page('<main/>')).toContain('"\\u003c/script>\\u003cb>"'));

  it('is refused if it leads to a file of the machine that builds', () =>
    expect(() => page('<img src="file:///srv/logo.svg"/>')).toThrow('leads to a file of this machine'));
});

describe('the script that asks for files ahead', () => {
  const page = withStartScript(shell, "start('$&')");

  it('is the first thing in the head but for the character set, which is said once', () => {
    expect(page).toMatch(
      /<head>\s*<meta charset="utf-8" \/>\s*<script nonce="%CSP_NONCE%">start\('\$&'\)<\/script>/,
    );
    expect(page.match(/charset/g)).toHaveLength(1);
  });
});
