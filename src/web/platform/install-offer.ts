/** Chromium's, which the DOM's types lack. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>
}
/** The first script of every page keeps the browser's offer there (see pages.ts): it is made once, and perhaps before anything is loaded that would use it. */
const page = globalThis as { installOffer?: InstallEvent | null } // what that script writes

/** The browser's own offer to put the site on the device. */
export const installOffer = {
  isThere: () => !!page.installOffer,
  subscribe(listener: () => void) {
    addEventListener('beforeinstallprompt', listener)
    return () => removeEventListener('beforeinstallprompt', listener)
  },
  /** It can be taken once; the steps for doing it by hand stand there all the while. */
  take(): void {
    page.installOffer?.prompt().catch(() => {})
    page.installOffer = null
  },
}
