import { useEffect, useRef } from 'react'
import { later } from '../site/later.ts'
import type { ToastAction } from './toasts.tsx'

const loadToasts = later(() => import('./toasts.tsx'))

interface StateToast {
  kind: 'success' | 'error'
  words: string
  action?: ToastAction
  /** The sentence in its place is said aloud; the toast is only seen. */
  isSaid?: boolean
}

/**
 * Says as a toast, besides the sentence in its place, that something has come to this (U-026…U-030, F-147). `toast` is null where it hasn't. A failure's toast goes with the failure: what it offers to try
 * again is no longer there.
 */
export function useToast(toast: StateToast | null): void {
  const latest = useRef(toast)
  latest.current = toast
  const kind = toast?.kind
  const words = toast?.words
  useEffect(() => {
    const said = latest.current
    if (!kind || !words || !said) return
    let isOver = false
    let id: string | null = null
    const loaded = loadToasts()
    loaded.then(
      ({ showToast }) => {
        // What went well has gone well wherever the person is by now.
        if (!isOver || kind === 'success') id = showToast(kind, words, said.action, said.isSaid)
      },
      () => {}, // the sentence in its place says the same
    )
    return () => {
      isOver = true
      if (id && kind === 'error') void loaded.then(({ dropToast }) => id && dropToast(id))
    }
  }, [kind, words])
}
