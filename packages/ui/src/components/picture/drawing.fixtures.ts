/** A drawing that needs no network. */
export const drawing = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 200"><rect width="320" height="200" fill="#cfe3d4"/><rect x="40" y="50" width="100" height="120" fill="#3d6b53"/><rect x="180" y="80" width="100" height="90" fill="#b4552d"/></svg>',
)}`;
