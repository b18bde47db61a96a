import './themes/colours.css'
import './themes/global.css'

const pause = () => new Promise<void>((resolve) => setTimeout(resolve))

/** React, the site and its first render come in tasks of their own, so that a slow phone can scroll and type between them. */
async function begin(): Promise<void> {
  await import('./load-react.ts')
  await pause()
  const { start } = await import('./start.tsx')
  await pause()
  await start()
}

void begin()
