/** Its address never changes: browsers look there for a new one. */
const address = '/service-worker.js'

interface ScriptPolicy {
  createScriptURL(text: string): string
}
interface TrustedWindow {
  trustedTypes?: { createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy }
}

/** Loaded a while after the first click. Not where data is saved (see pages.ts for the mark). */
export function registerWorker(): void {
  const { serviceWorker } = navigator
  if (!serviceWorker || document.documentElement.dataset.plain === 'always') return
  const { trustedTypes } = window as TrustedWindow // Chromium's, which the DOM's types lack
  const policy = trustedTypes?.createPolicy('site-worker', { createScriptURL: () => address })
  // Without it the site works as it does with it, but for the page that says that there is no network.
  serviceWorker.register(policy?.createScriptURL('') ?? address).catch(() => {})
}
