// `pnpm benchmarks [NAME…]`: Dayfare beside other component libraries, in one run on this machine. Writes RESULTS.md.
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { findBrowser } from '../scripts/lib/browser.mjs';
import { buildPage } from './lib/build.mjs';
import { installOthers } from './lib/install.mjs';
import { floor, libraries, themed } from './lib/libraries.mjs';
import { brandSwitch, bytes, faults, firstPaint, mount } from './lib/measure.mjs';
import { kilo, milli, table } from './lib/table.mjs';

const here = import.meta.dirname;
const say = (text) => process.stdout.write(`${text}\n`);

installOthers(say);

const asked = process.argv.slice(2).filter((word) => word !== '--');
const chosen = libraries.filter(
  ({ name, kit }) => asked.length === 0 || asked.includes(kit) || asked.includes(name),
);
const { path, flags } = findBrowser({ isWhole: true });
const browser = await chromium.launch({ executablePath: path, args: flags.split(' ') });
const bare = await bytes(browser, await buildPage('button', 'bare', floor));

const results = [];
for (const { name, kit, button } of chosen) {
  say(`— ${name} —`);
  const login = await buildPage('login', kit);
  const alone = await bytes(browser, await buildPage('button', kit, button));
  const result = {
    name,
    login: await bytes(browser, login),
    button: { js: alone.js - bare.js, css: alone.css },
    paint: await firstPaint(browser, login, 5),
    ...(await faults(browser, login)),
    rows: await mount(browser, await buildPage('rows', kit), 1000, 5),
    fields: await mount(browser, await buildPage('fields', kit), 200, 5),
    brand: themed.includes(kit) ? await brandSwitch(browser, await buildPage('brands', kit), 22) : undefined,
  };
  say(JSON.stringify(result));
  results.push(result);
}
const chrome = browser.version();
await browser.close();

const versions = JSON.parse(readFileSync(join(here, 'package.json'), 'utf8')).dependencies;
const named = ({ name }) => (versions[name] ? `${name} ${versions[name]}` : `**${name}**`);

const page = `# Beside other component libraries

\`pnpm benchmarks\`, ${new Date().toISOString().slice(0, 10)}: one run, one machine (${cpus()[0]?.model.trim()}, ${cpus().length} cores), Chromium ${chrome}, production
builds by Vite, each library used as its own guide shows, in its own theme. kB are 1,000 bytes, gzip −9. Times are medians on a machine that may have been
busy: compare them within a column, not with another run.

## The same login screen

Heading, two fields, checkbox, error banner and field error, submit, time-out dialog. React is in every figure (the bare page:
${kilo(bare.js)} kB); a library without a CSS file writes its styles from script. First paint on a slowed profile: 1.6 Mbit/s, 150 ms, CPU four times slower, median of 5.

${table(
  ['', 'JS, kB', 'CSS, kB', 'First paint, ms', 'One Button without React: JS + CSS, kB'],
  results.map((r) => [
    named(r),
    kilo(r.login.js),
    kilo(r.login.css),
    milli(r.paint),
    `${kilo(r.button.js)} + ${kilo(r.button.css)}`,
  ]),
)}

axe (WCAG 2.2 A and AA, best practice) in three states: as it opens, refused, time-out dialog. Targets: the shorter side of everything one can
press, a checkbox with its label. Width: what the page needs where 320 px are there. Reports: violations of a policy with a nonce for scripts and
styles and with Trusted Types, the nonce given to each library
the way its guide says; counted while the policy only reports, because not every page comes up where it is enforced.
Those of @react-spectrum/s2 are for fonts that it fetches from Adobe's servers.

${table(
  [
    '',
    'axe findings',
    'Smallest target, px',
    'Targets below 24 px',
    'Width at 320 px',
    'Policy reports',
    'Runs where it is enforced',
  ],
  results.map((r) => [
    named(r),
    r.findings === 0 ? '0' : `${r.findings} (${r.rules.join(', ')})`,
    r.smallest,
    r.below,
    r.width,
    r.reports,
    r.runs ? 'yes' : 'no',
  ]),
)}

## Mounting

Milliseconds until styles and layout stand, median of 5. @react-spectrum/s2 and @base-ui/react have no row that is drawn out of sight: plain
elements stand for it there, so that the figure is React's own. @base-ui/react brings no styles.

${table(
  ['', '1,000 rows, ms', '200 text fields, ms'],
  results.map((r) => [named(r), milli(r.rows), milli(r.fields)]),
)}

## Switching the brand

A page of 60 components (12 each of heading, banner, field, checkbox and button) from one theme to another and back: milliseconds until styles and layout
stand, for the first switch and for one that has been made before (median of 20).

${table(
  ['', 'First, ms', 'Again, ms'],
  results.filter(({ brand }) => brand).map((r) => [named(r), milli(r.brand.first), milli(r.brand.usual)]),
)}
`;

if (asked.length === 0) writeFileSync(join(here, 'RESULTS.md'), page);
say(page);
