/** Empties what the site's worker has kept; it keeps the page for no network anew with the next page. Absent where the site is not opened securely. */
export const forgetParts = (): void =>
  void globalThis.caches?.keys().then(
    (names) => names.map((name) => caches.delete(name)),
    () => {}, // a browser that refuses has kept nothing
  )
