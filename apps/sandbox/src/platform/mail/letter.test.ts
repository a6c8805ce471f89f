import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '@dayfare/domain/product';
import { environmentOfBrand } from '@dayfare/themes/brands/environments';
import { brandNames } from '@dayfare/themes/brands/names';
import { readLook } from '@dayfare/themes/brands/read-look';
import { readVoice } from '@dayfare/themes/brands/read-voice';
import { describe, expect, it } from 'vitest';
import { writeLetter } from './letter.ts';
import { letterParts } from './letter-parts.ts';
import { letterTexts } from './letter-texts.ts';

const origin = 'https://app.example';
const source = join(import.meta.dirname, '..', '..');

describe('an e-mail', () => {
  it.each(brandNames.flatMap((brand) => languages.map((language) => [brand, language] as const)))(
    'is in the look of %s, light and dark, and in the language %s',
    async (brand, language) => {
      const environment = environmentOfBrand(brand);
      const { light, dark } = readLook(environment);
      const { productName, supportPhone } = readVoice(environment, language);
      const letter = await writeLetter(
        { subject: 'Hello', body: 'Text.', environment, language },
        { origin },
      );
      const [inLight = '', inDark = ''] = letter.split('prefers-color-scheme:dark');
      for (const [part, colours] of [
        [inLight, light],
        [inDark, dark],
      ] as const) {
        expect(part).toContain(`.head{background:${colours.brand};color:${colours.onBrand}}`);
        expect(part).toContain(`body{background:${colours.canvas};color:${colours.text}}`);
      }
      expect(letter).toContain(`<html lang="${language}`);
      expect(letter).toContain(`<div class="head">${productName}</div>`);
      expect(letter).toContain(supportPhone);
      expect(letter).toContain(letterTexts[language].never);
    },
  );

  it('shows lines with a name and a value as a table, and leaves times and addresses in their sentence', () => {
    expect(
      letterParts('Hi Maya,\n\nAmount: $20.00\nFrais : 1,00 $\n\nLeaves at 8:20.\nhttps://a.example'),
    ).toEqual([
      { kind: 'text', lines: ['Hi Maya,'] },
      {
        kind: 'facts',
        facts: [
          ['Amount', '$20.00'],
          ['Frais', '1,00 $'],
        ],
      },
      { kind: 'text', lines: ['Leaves at 8:20.', 'https://a.example'] },
    ]);
  });

  it('makes a button of a link to the app, shows where others lead, and lets no markup in', async () => {
    const letter = await writeLetter(
      {
        ...{ environment: 'Common', language: 'en', subject: 'Read <b>this</b>' },
        body: `<script>alert(1)</script>\n\nSign up: ${origin}/signup\n\nSee https://else.example/a"b.\n\nStop: ${origin}/stop?token=1`,
      },
      { origin, stopUrl: `${origin}/stop?token=1` },
    );
    expect(letter).not.toContain('<script>');
    expect(letter).not.toContain('<b>');
    expect(letter).toContain(`<p>Sign up.</p><p><a class="button" href="${origin}/signup">`);
    expect(letter).toContain('<a href="https://else.example/a">https://else.example/a</a>');
    expect(letter.match(/stop\?token=1/g)).toHaveLength(1);
    expect(letter).toContain(letterTexts.en.stop);
  });

  it('keeps what stands after a link to the app, the same link a second time included', async () => {
    const link = `${origin}/signup`;
    const letter = await writeLetter(
      {
        ...{ environment: 'Common', language: 'en', subject: 'Hello' },
        body: `Open ${link} today, or ${link} by Friday.`,
      },
      { origin },
    );
    expect(letter).toContain(`<p>Open</p><p><a class="button" href="${link}">`);
    expect(letter).toContain(`<p>today, or <a href="${link}">${link}</a> by Friday.</p>`);
  });

  it.each([
    ['Paycor: your password was changed.', 'Your password was changed.'],
    ['Paycor : votre rabais', 'Votre rabais'],
    ['Paycor offers a way.', 'Paycor offers a way.'],
  ])('says “%s” without the name that stands above it', async (subject, shown) => {
    const content = { environment: 'Paycor', language: 'en', subject, body: subject } as const;
    const letter = await writeLetter(content, { origin });
    expect(letter).toContain(`<h1>${shown}</h1>`);
    expect(letter).toContain(`<p>${shown}</p>`);
  });

  it('is sent in one way: nothing else writes one', () => {
    const files = globSync('**/*.ts', { cwd: source }).filter(
      (file) => !/\.(test|fixtures)\.ts$|testing/.test(file),
    );
    const sending = files.filter((file) => readFileSync(join(source, file), 'utf8').includes('sendMail('));
    expect(sending.length).toBeGreaterThan(6);
    const others = files.filter(
      (file) =>
        !file.endsWith(join('mail', 'send-mail.ts')) &&
        /channel: 'email'|'email' as const/.test(readFileSync(join(source, file), 'utf8')),
    );
    expect(others).toEqual([]);
  });
});
