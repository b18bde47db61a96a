/** Nobody who comes to this browser next is told what was meant for who has logged out; this holds without a network too. */
async function forgetNotices(): Promise<void> {
  const registration = await globalThis.navigator?.serviceWorker?.getRegistration()
  for (const notice of (await registration?.getNotifications?.()) ?? []) notice.close()
  await (await registration?.pushManager?.getSubscription())?.unsubscribe()
}

/**
 * Empties what the site's worker has kept, and what it is sent; it keeps the page for no network anew with the next page. Absent where the site is not opened
 * securely; a browser that refuses has kept nothing.
 */
export function forgetParts(): void {
  forgetNotices().catch(() => {})
  globalThis.caches?.keys().then(
    (names) => names.map((name) => caches.delete(name)),
    () => {},
  )
}
