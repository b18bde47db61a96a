import { type ComponentType, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { visuallyHidden } from './styles.ts'

interface Place {
  /** What shows the toasts; null until there is a first one. */
  type: ComponentType | null
  /** What is said of those that are shown: what went well, and errors. */
  polite: string
  assertive: string
  /** The dialog that is open: nothing outside it can be pressed or is spoken. */
  dialog: HTMLElement | null
}

let place: Place = { type: null, polite: '', assertive: '', dialog: null }
const listeners = new Set<() => void>()
/** Called by what shows toasts, which is loaded with the first one. */
export function fillToastPlace(change: Partial<Place>): void {
  if ((Object.keys(change) as (keyof Place)[]).every((key) => change[key] === place[key])) return // the keys of a part of it
  place = { ...place, ...change }
  for (const listener of listeners) listener()
}
/** Toasts stand in this dialog until what is answered is called. */
export function hostToasts(dialog: HTMLElement): () => void {
  const outer = place.dialog
  fillToastPlace({ dialog })
  return () => fillToastPlace({ dialog: outer })
}
function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
const read = () => place

/** U-075: polite for what went well, assertive for errors; the regions exist before any text comes. */
export function ToastPlace() {
  const { type: Toasts, polite, assertive, dialog } = useSyncExternalStore(subscribe, read, read)
  const shown = (
    <>
      <div className={visuallyHidden} role="status">
        {polite}
      </div>
      <div className={visuallyHidden} role="alert">
        {assertive}
      </div>
      {Toasts && <Toasts />}
    </>
  )
  return dialog ? createPortal(shown, dialog) : shown
}
