import { type ComponentType, useSyncExternalStore } from 'react'
import { visuallyHidden } from './styles.ts'

interface Place {
  /** What shows the toasts; null until there is a first one. */
  type: ComponentType | null
  /** What is said of those that are shown: what went well, and errors. */
  polite: string
  assertive: string
}

let place: Place = { type: null, polite: '', assertive: '' }
const listeners = new Set<() => void>()
/** Called by what shows toasts, which is loaded with the first one. */
export function fillToastPlace(change: Partial<Place>): void {
  if ((Object.keys(change) as (keyof Place)[]).every((key) => change[key] === place[key])) return // the keys of a part of it
  place = { ...place, ...change }
  for (const listener of listeners) listener()
}
function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
const read = () => place

/** U-075: polite for what went well, assertive for errors; the regions exist before any text comes. */
export function ToastPlace() {
  const { type: Toasts, polite, assertive } = useSyncExternalStore(subscribe, read, read)
  return (
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
}
