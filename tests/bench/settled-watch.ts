/** What a page tells of itself; times in ms since its navigation began. */
export interface Watched {
  firstPaint: number
  largestPaint: number
  /** Each task of more than 50 ms. */
  long: { start: number; duration: number }[]
  live: number
  slowest: number
}

/** Where a press stands that waits for its page; it outlives the page that it was made on. */
export interface Press {
  /** Of the heading that is waited for. */
  heading: string
  from: number
  painted: number
}

/** Runs in a page before its own scripts. */
export function watchPage(control: string): void {
  const seen: Watched = { firstPaint: 0, largestPaint: 0, long: [], live: 0, slowest: 0 }
  Object.assign(window, { settledWatch: seen })
  const watch = (type: string, each: (entry: PerformanceEntry & { interactionId?: number }) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({
      type,
      buffered: true,
      durationThreshold: 16,
    } as PerformanceObserverInit) // the standard's type lacks the threshold
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.firstPaint = startTime
  })
  watch('largest-contentful-paint', ({ startTime }) => {
    seen.largestPaint = startTime
  })
  watch('longtask', ({ startTime, duration }) => {
    seen.long.push({ start: startTime, duration })
  })
  watch('event', ({ interactionId, duration }) => {
    if (interactionId) seen.slowest = Math.max(seen.slowest, duration)
  })
  const isVisible = (element: Element) => element.getBoundingClientRect().width > 0
  // Live: it can be seen, and React has attached to it. A page without React is as soon as it is there.
  const asking = setInterval(() => {
    const element = [...document.querySelectorAll(control)].find(isVisible)
    if (!element) return
    const isPlain = document.documentElement.hasAttribute('data-static') && document.readyState !== 'loading'
    if (!isPlain && !Object.keys(element).some((name) => name.startsWith('__reactProps$'))) return
    seen.live = performance.now()
    clearInterval(asking)
  }, 16)

  const name = 'settledPress'
  const kept = (): Press | null => JSON.parse(sessionStorage.getItem(name) ?? 'null')
  const keep = (press: Press) => sessionStorage.setItem(name, JSON.stringify(press))
  const now = () => performance.timeOrigin + performance.now()
  addEventListener(
    'click',
    ({ isTrusted, timeStamp }) => {
      const press = kept()
      if (press && isTrusted) keep({ ...press, from: performance.timeOrigin + timeStamp })
    },
    true,
  )
  function look(): void {
    const press = kept()
    if (press?.painted) return
    const isThere = [...document.querySelectorAll('h1')].some(
      (h1) => isVisible(h1) && h1.textContent.includes(press?.heading ?? ''),
    )
    if (!press?.from || !isThere) requestAnimationFrame(look)
    // What comes after the next frame’s callbacks comes after its paint.
    else requestAnimationFrame(() => setTimeout(() => keep({ ...press, painted: now() })))
  }
  requestAnimationFrame(look)
}
