import type { AppStore } from '#contract/shopping/app.ts'

/** Which store this phone or tablet has; null on a computer, and where the site has been opened from the home screen. */
export function phoneStore(): AppStore | null {
  if (matchMedia('(display-mode: standalone)').matches) return null
  return /iPhone|iPad|iPod/.test(navigator.userAgent) ? 'apple' : /Android/.test(navigator.userAgent) ? 'google' : null
}
