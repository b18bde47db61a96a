import { lazyImport } from '../site/lazy-import.ts'

const loadToasts = lazyImport(() => import('./toasts.tsx'))

/** Puts a text where the person can paste it, and says so; or says that this browser does not let us. Answers whether it is there. */
export async function copyText(text: string, words: { done: string; failed: string }): Promise<boolean> {
  const { showToast } = await loadToasts()
  try {
    await navigator.clipboard.writeText(text)
    showToast('success', words.done)
    return true
  } catch {
    showToast('error', words.failed)
    return false
  }
}
