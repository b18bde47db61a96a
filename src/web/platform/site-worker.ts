/** Its address never changes: browsers look there for a new one. */
const address = '/service-worker.js'

interface ScriptPolicy {
  createScriptURL(text: string): string
}
interface TrustedWindow {
  trustedTypes?: { createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy }
}

let policy: ScriptPolicy | undefined

/** The site's worker, registered if it is not yet; rejects where the browser refuses, or has none. */
export function siteWorker(): Promise<ServiceWorkerRegistration> {
  const { trustedTypes } = window as TrustedWindow // Chromium's, which the DOM's types lack
  policy ??= trustedTypes?.createPolicy('site-worker', { createScriptURL: () => address })
  return navigator.serviceWorker.register(policy?.createScriptURL('') ?? address)
}

/** Loaded a while after the first click. Not where data is saved (see pages.ts for the mark). */
export function registerWorker(): void {
  if (!navigator.serviceWorker || document.documentElement.dataset.plain === 'always') return
  // Without it the site works as it does with it, but for the page that says that there is no network.
  siteWorker().catch(() => {})
}
