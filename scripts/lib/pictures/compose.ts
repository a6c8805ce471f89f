import type { Browser } from 'playwright';

/** One window in a picture, CSS px of the product. */
export interface Tile {
  readonly png: Buffer;
  readonly width: number;
  readonly height: number;
  /** Draws the phone around it, with the system's own signs in this colour. Default: rounded corners only. */
  readonly signs?: 'black' | 'white';
}

/** Windows of one height beside each other, row below row. */
export type Rows = readonly (readonly Tile[])[];

/** CSS px of the picture. READMEs are about this wide; at two device px each it is sharp there. */
const width = 1100;
const margin = 24;
/** The edge of a phone that is drawn, in CSS px of the product. */
const bezel = 14;

/** What a tile takes up, in CSS px of the product. */
const outer = ({ width: own, height, signs }: Tile) => {
  const edge = signs ? 2 * bezel : 0;
  return { width: own + edge, height: height + edge };
};

/** A place in the picture, in its CSS px. */
export interface Place {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** CSS px of the picture for one of the product. */
  readonly scale: number;
}

/** Gives every row the whole width, with even gaps. Throws where windows in a row differ in height. */
export function layOut(rows: Rows): { readonly places: readonly Place[][]; readonly height: number } {
  const gap = rows.some((row) => row.length > 4) ? margin * 0.625 : margin;
  let top = margin;
  const places = rows.map((row) => {
    const sizes = row.map(outer);
    const [first] = sizes;
    if (!first || sizes.some(({ height }) => height !== first.height))
      throw new Error('Windows that stand beside each other must have one height.');
    const total = sizes.reduce((sum, size) => sum + size.width, 0);
    const scale = (width - 2 * margin - gap * (row.length - 1)) / total;
    let left = margin;
    const ofRow = sizes.map((size) => {
      const place = { left, top, width: size.width * scale, height: size.height * scale, scale };
      left += place.width + gap;
      return place;
    });
    top += first.height * scale + gap;
    return ofRow;
  });
  return { places, height: Math.round(top - gap + margin) };
}

const style = `
body { margin: 0; position: relative; background: #e9e7e1; font-family: 'DejaVu Sans', system-ui, sans-serif; }
figure { margin: 0; position: absolute; overflow: hidden; transform-origin: 0 0; border-radius: 20px; box-shadow: 0 0 0 1px #0000001f; }
figure.phone { border-radius: 62px; background: #17181b; padding: ${bezel}px; }
.phone img { border-radius: 48px; }
img { display: block; }
.time, .network { position: absolute; top: ${bezel + 19}px; font: 600 17px/22px system-ui, 'DejaVu Sans', sans-serif; }
.time { left: 62px; } .network { right: 52px; display: flex; gap: 7px; align-items: center; }
.camera { position: absolute; top: ${bezel + 12}px; left: calc(50% - 58px); width: 116px; height: 34px; border-radius: 17px; background: #000; }
.bar { position: absolute; bottom: ${bezel + 8}px; left: calc(50% - 69px); width: 138px; height: 5px; border-radius: 3px; background: currentcolor; }
.battery { width: 24px; height: 11px; border: 1.5px solid; border-radius: 4px; padding: 1.5px; } .battery::before { content: ''; display: block; width: 80%; height: 100%; border-radius: 1.5px; background: currentcolor; }
`;

/** What an iPhone draws over every app. */
const system = (signs: string) =>
  `<div style="color: ${signs}"><span class="time">9:41</span><span class="camera"></span><span class="network">5G<span class="battery"></span></span><span class="bar"></span></div>`;

const figure = ({ png, signs, ...size }: Tile, { left, top, scale }: Place) =>
  `<figure${signs ? ' class="phone"' : ''} style="left: ${left}px; top: ${top}px; transform: scale(${scale})"><img width="${size.width}" height="${size.height}" alt="" src="data:image/png;base64,${png.toString('base64')}">${signs ? system(signs) : ''}</figure>`;

/** Sets windows beside each other on a neutral ground. Resolves to a PNG of two device px for each of CSS. */
export async function compose(browser: Browser, rows: Rows): Promise<Buffer> {
  const { places, height } = layOut(rows);
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: 2 });
  try {
    const figures = rows.flatMap((row, at) =>
      row.map((tile, column) => {
        const place = places[at]?.[column];
        return place ? figure(tile, place) : '';
      }),
    );
    await page.setContent(`<!doctype html><meta charset="utf-8"><style>${style}</style>${figures.join('')}`);
    await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
    return await page.screenshot();
  } finally {
    await page.close();
  }
}
