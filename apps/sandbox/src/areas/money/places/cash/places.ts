/** Latitude and longitude. */
export type Point = readonly [number, number];

/** About where most people of a state, district or province live. */
const middles: Readonly<Record<string, Point>> = {
  ...{ AL: [33, -86.8], AK: [61.2, -149.9], AZ: [33.4, -112], AR: [34.8, -92.4], CA: [35.5, -119.5] },
  ...{ CO: [39.6, -105], CT: [41.5, -72.8], DC: [38.9, -77], DE: [39.5, -75.6], FL: [27.9, -81.7] },
  ...{ GA: [33.4, -83.9], HI: [21.3, -157.9], IA: [41.9, -93.4], ID: [43.9, -115.3], IL: [41.3, -88.4] },
  ...{ IN: [40.1, -86.2], KS: [38.4, -96.5], KY: [37.8, -85.2], LA: [30.7, -91.5], MA: [42.3, -71.4] },
  ...{ MD: [39.1, -76.8], ME: [44.3, -69.7], MI: [42.9, -84.2], MN: [45.2, -93.6], MO: [38.4, -92.2] },
  ...{ MS: [32.6, -89.6], MT: [46.7, -111.2], NC: [35.5, -79.7], ND: [47.4, -99.3], NE: [41.2, -97.3] },
  ...{ NH: [43.2, -71.5], NJ: [40.4, -74.4], NM: [34.6, -106.3], NV: [37.2, -116.3], NY: [41.5, -74.6] },
  ...{ OH: [40.5, -82.7], OK: [35.6, -96.8], OR: [44.7, -122.6], PA: [40.5, -77.1], PR: [18.3, -66.3] },
  ...{ RI: [41.7, -71.5], SC: [34, -81], SD: [44, -99.0], TN: [35.8, -86.4], TX: [30.9, -97.4] },
  ...{ UT: [40.4, -111.9], VA: [37.8, -77.8], VT: [44.1, -72.8], WA: [47.3, -121.6], WI: [43.7, -89] },
  ...{ WV: [38.8, -80.8], WY: [42.7, -107] },
  ...{ AB: [52.2, -113.8], BC: [49.4, -122.6], MB: [50, -97.3], NB: [46, -66], NL: [47.8, -54] },
  ...{ NS: [44.9, -63.4], NT: [62.5, -114.4], NU: [63.7, -68.5], ON: [43.9, -79.6], PE: [46.3, -63.2] },
  ...{ QC: [45.8, -73], SK: [51.5, -105.8], YT: [60.7, -135.1] },
};

/** The last of the first three digits of the postal codes of each state, in order; `-` where there are none. */
const upTo: readonly (readonly [number, string])[] = [
  ...([
    [4, '-'],
    [5, 'NY'],
    [9, 'PR'],
    [27, 'MA'],
    [29, 'RI'],
    [38, 'NH'],
    [49, 'ME'],
    [59, 'VT'],
  ] as const),
  ...([
    [69, 'CT'],
    [89, 'NJ'],
    [99, '-'],
    [149, 'NY'],
    [196, 'PA'],
    [199, 'DE'],
    [205, 'DC'],
  ] as const),
  ...([
    [219, 'MD'],
    [246, 'VA'],
    [268, 'WV'],
    [269, '-'],
    [289, 'NC'],
    [299, 'SC'],
    [319, 'GA'],
  ] as const),
  ...([
    [349, 'FL'],
    [369, 'AL'],
    [385, 'TN'],
    [397, 'MS'],
    [399, 'GA'],
    [427, 'KY'],
    [429, '-'],
  ] as const),
  ...([
    [459, 'OH'],
    [479, 'IN'],
    [499, 'MI'],
    [528, 'IA'],
    [529, '-'],
    [549, 'WI'],
    [567, 'MN'],
  ] as const),
  ...([
    [569, '-'],
    [577, 'SD'],
    [579, '-'],
    [588, 'ND'],
    [589, '-'],
    [599, 'MT'],
    [629, 'IL'],
  ] as const),
  ...([
    [658, 'MO'],
    [659, '-'],
    [679, 'KS'],
    [693, 'NE'],
    [699, '-'],
    [714, 'LA'],
    [715, '-'],
  ] as const),
  ...([
    [729, 'AR'],
    [749, 'OK'],
    [799, 'TX'],
    [816, 'CO'],
    [819, '-'],
    [831, 'WY'],
    [838, 'ID'],
  ] as const),
  ...([
    [839, '-'],
    [847, 'UT'],
    [849, '-'],
    [865, 'AZ'],
    [869, '-'],
    [884, 'NM'],
    [885, 'TX'],
  ] as const),
  ...([
    [888, '-'],
    [898, 'NV'],
    [899, '-'],
    [961, 'CA'],
    [966, '-'],
    [968, 'HI'],
    [969, '-'],
  ] as const),
  ...([
    [979, 'OR'],
    [994, 'WA'],
    [999, 'AK'],
  ] as const),
];

/** Provinces by the first letter of their postal codes. */
const provinces: Readonly<Record<string, string>> = {
  ...{ A: 'NL', B: 'NS', C: 'PE', E: 'NB', G: 'QC', H: 'QC', J: 'QC', K: 'ON', L: 'ON', M: 'ON', N: 'ON' },
  ...{ P: 'ON', R: 'MB', S: 'SK', T: 'AB', V: 'BC', X: 'NT', Y: 'YT' },
};

/** Where people live whose state is not known, by their zone; the first of the list that fits. */
const zones: Readonly<Record<string, Point>> = {
  'America/New_York': [40.7, -74],
  'America/Detroit': [42.3, -83],
  'America/Chicago': [41.9, -87.6],
  'America/Denver': [39.7, -105],
  'America/Phoenix': [33.4, -112.1],
  'America/Los_Angeles': [34.1, -118.2],
  'America/Anchorage': [61.2, -149.9],
  'Pacific/Honolulu': [21.3, -157.9],
  'America/Toronto': [43.7, -79.4],
  'America/Montreal': [45.5, -73.6],
  'America/Halifax': [44.6, -63.6],
  'America/Winnipeg': [49.9, -97.1],
  'America/Edmonton': [53.5, -113.5],
  'America/Vancouver': [49.3, -123.1],
};

/** About where a postal code is, of the United States by three digits or more, of Canada by three signs; null for anything else. */
export function placeOfPostalCode(text: string): Point | null {
  const code = text.trim().toUpperCase();
  const [, province] = /^([A-Z])\d[A-Z](?: ?\d[A-Z]\d)?$/.exec(code) ?? [];
  if (province) return middles[provinces[province] ?? ''] ?? null;
  const [, digits] = /^(\d{3})\d{0,2}(?:-\d{4})?$/.exec(code) ?? [];
  if (digits === undefined) return null;
  const state = upTo.find(([last]) => Number(digits) <= last)?.[1] ?? '-';
  return middles[state] ?? null;
}

/** Roughly where a person lives: the middle of their state, or of their time zone; null if neither is known. */
export function homeOf({
  residentialState,
  timeZone,
}: {
  readonly residentialState: string | null;
  readonly timeZone: string;
}): Point | null {
  return middles[residentialState ?? ''] ?? zones[timeZone] ?? null;
}
