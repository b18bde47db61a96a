import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script'
import { startBar } from '../bar/bar.ts'

declare global {
  /** Of the extension's own world on the page: the page sees neither. */
  var reminderBar: ReturnType<typeof startBar> | undefined
  /** The icon has been pressed here. */
  var reminderWanted: boolean | undefined
}

/** Comes with the pages of shops that the person has allowed, and otherwise when they press the icon; a second time it only wakes the bar. */
export default defineUnlistedScript(() => {
  if (window !== window.top) return
  const isWanted = globalThis.reminderWanted === true
  globalThis.reminderWanted = undefined
  if (!globalThis.reminderBar) globalThis.reminderBar = startBar(isWanted)
  else if (isWanted) globalThis.reminderBar.want()
})
