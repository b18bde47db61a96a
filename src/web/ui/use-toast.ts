import { useEffect, useRef } from 'react'
import { lazyImport } from '../site/lazy-import.ts'
import type { ToastAction } from './toasts.tsx'

const loadToasts = lazyImport(() => import('./toasts.tsx'))

interface StateToast {
  kind: 'success' | 'error'
  words: string
  action?: ToastAction
  /** The sentence in its place is said aloud; the toast is only seen. */
  isSaid?: boolean
}

/**
 * Says as a toast, besides the sentence in its place, that something has come to this (U-026…U-030, F-147). `toast` is null where it hasn't. A failure's toast goes with the failure: what it offers to try
 * again is no longer there. A success's stays when its screen is left, and goes when the screen comes to something else.
 */
export function useToast(toast: StateToast | null): void {
  const latest = useRef(toast)
  latest.current = toast
  const shown = useRef<string | null>(null)
  const kind = toast?.kind
  const words = toast?.words
  useEffect(() => {
    const said = latest.current
    const before = shown.current
    shown.current = null
    if (before) void loadToasts().then(({ dropToast }) => dropToast(before))
    if (!kind || !words || !said) return
    let isOver = false
    let id: string | null = null
    const loaded = loadToasts()
    loaded.then(
      ({ showToast }) => {
        // What went well has gone well wherever the person is by now.
        if (isOver && kind === 'error') return
        id = showToast(kind, words, said.action, said.isSaid)
        if (kind === 'success') shown.current = id
      },
      () => {}, // the sentence in its place says the same
    )
    return () => {
      isOver = true
      if (id && kind === 'error') void loaded.then(({ dropToast }) => id && dropToast(id))
    }
  }, [kind, words])
}
