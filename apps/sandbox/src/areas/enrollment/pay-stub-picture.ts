/** A drawing of a pay stub on which the employee id stands out, as a data address. */
export function payStubPicture(id: string): string {
  const line = (x: number, y: number, width: number) =>
    `<rect x="${x}" y="${y}" width="${width}" height="6" rx="3" fill="#c3c8d1"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 150" width="320" height="150" role="img"><rect width="320" height="150" rx="10" fill="#f5f6f8"/>${line(20, 24, 90)}${line(20, 40, 60)}${line(20, 84, 280)}${line(20, 100, 230)}${line(20, 116, 260)}<rect x="196" y="16" width="108" height="44" rx="8" fill="#fff" stroke="#1d4ed8" stroke-width="3"/><text x="250" y="34" text-anchor="middle" font-family="sans-serif" font-size="10" fill="#4b5563">EMPLOYEE ID</text><text x="250" y="51" text-anchor="middle" font-family="monospace" font-size="14" font-weight="700" fill="#111827">${id}</text></svg>`;
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}
