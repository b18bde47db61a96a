import { type CookieJar, JSDOM, VirtualConsole } from 'jsdom'

/** Node's own that pages use as well: what they make goes to Node's, such as an answer of the network. */
const nodes = new Set(
  'setTimeout clearTimeout setInterval clearInterval atob btoa AbortController AbortSignal Headers Request Response fetch URL URLSearchParams TextEncoder TextDecoder performance crypto structuredClone queueMicrotask MessageChannel MessagePort BroadcastChannel WebSocket undefined NaN Infinity eval globalThis console'.split(
    ' ',
  ),
)
const isLanguage = (name: string) =>
  /^(?:Array|Object|Function|String|Number|Boolean|Symbol|BigInt|Math|JSON|Promise|Proxy|Reflect|Date|RegExp|Map|Set|Weak\w+|Error|\w+Error|ArrayBuffer|SharedArrayBuffer|DataView|Atomics|\w+Array|Intl|Iterator|parse\w+|is\w+|encode\w+|decode\w+|escape|unescape|WebAssembly|FinalizationRegistry|\w*DisposableStack)$/.test(
    name,
  )

/** By the width of the window; nobody there wants motion. */
function matchMedia(query: string): MediaQueryList {
  const [, edge, pixels] = /\((min|max)-width: (\d+)px\)/.exec(query) ?? []
  const matches = edge
    ? edge === 'min'
      ? Number(pixels) <= innerWidth
      : Number(pixels) >= innerWidth
    : /reduced-motion/.test(query)
  const list = Object.assign(new EventTarget(), { matches, media: query, onchange: null, addListener() {}, removeListener() {} })
  return list
}

class SeesNothing {
  observe(_: Element) {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return []
  }
}

/** Nobody scrolls: what is looked out for lies below the window. */
class LiesBelow extends SeesNothing {
  readonly #hear: IntersectionObserverCallback
  constructor(hear: IntersectionObserverCallback) {
    super()
    this.#hear = hear
  }
  override observe(target: Element) {
    const entry = { target, isIntersecting: false, boundingClientRect: { top: innerHeight } }
    queueMicrotask(() => this.#hear([entry as IntersectionObserverEntry], this as unknown as IntersectionObserver)) // all that is read
  }
}

/** What jsdom lacks and the app asks for. */
function complete(window: JSDOM['window']): void {
  const { HTMLDialogElement, Element: AnyElement, HTMLElement: AnyHtml } = window
  /** Dialogs over the page, the last one on top. */
  const layers: HTMLDialogElement[] = []
  Object.assign(HTMLDialogElement.prototype, {
    show(this: HTMLDialogElement) {
      this.open = true
    },
    showModal(this: HTMLDialogElement) {
      this.open = true
      layers.push(this)
    },
    close(this: HTMLDialogElement) {
      if (!this.open) return
      this.open = false
      layers.splice(0, layers.length, ...layers.filter((one) => one !== this))
      this.dispatchEvent(new window.Event('close'))
    },
  })
  window.addEventListener('keydown', ({ key, defaultPrevented }) => {
    const top = layers.findLast(({ isConnected }) => isConnected)
    if (key !== 'Escape' || defaultPrevented || !top) return
    if (top.dispatchEvent(new window.Event('cancel', { cancelable: true }))) top.close()
  })
  Object.assign(AnyElement.prototype, { scrollIntoView() {}, scrollTo() {}, animate: undefined, getAnimations: () => [] })
  Object.assign(AnyHtml.prototype, { showPopover() {}, hidePopover() {} })
  Object.assign(window, {
    Notification: Object.assign(class {}, { permission: 'default', requestPermission: async () => 'default' }),
    PushManager: class {},
    matchMedia,
    scrollTo() {},
    scrollBy() {},
    print() {},
    IntersectionObserver: LiesBelow,
    ResizeObserver: SeesNothing,
    requestIdleCallback: () => 0,
    cancelIdleCallback() {},
  })
  // Node makes addresses of its own blobs only.
  Object.assign(URL, { createObjectURL: () => 'blob:made-by-the-page', revokeObjectURL() {} })
  Object.assign(window.navigator, { sendBeacon: () => true })
  Object.defineProperty(window.document, 'fonts', {
    value: { load: async () => [], check: () => true, ready: Promise.resolve() },
  })
}

interface Hears {
  onError(error: unknown): void
  /** The page goes to another document, which jsdom does not do. */
  onLeave(address: string): void
}

/** What a page knows of its address. Not around jsdom's own, whose functions may not be others. */
const locationOf = ({ location }: JSDOM['window'], onLeave: Hears['onLeave']) =>
  new Proxy({} as Location, {
    get(_, name) {
      if (name === 'assign') return (address: string) => onLeave(String(address))
      const value: unknown = Reflect.get(location, name)
      return typeof value === 'function' ? value.bind(location) : value
    },
    set: (_, name, to) => Reflect.set(location, name, to),
  })

/** Opens a window at this address in place of the one before, whose timers end: from now on the globals of this process are its. */
export function openWindow(url: string, html: string, cookieJar: CookieJar, width: number, { onError, onLeave }: Hears): JSDOM {
  const virtualConsole = new VirtualConsole()
  virtualConsole.on('jsdomError', onError)
  const dom = new JSDOM(html, { url, cookieJar, virtualConsole, pretendToBeVisual: true })
  const { window } = dom
  complete(window)
  Object.assign(window, { innerWidth: width })
  // No style is had here; whoever waits for one goes on.
  new window.MutationObserver((changes) => {
    for (const added of changes.flatMap(({ addedNodes }) => [...addedNodes]))
      if (added instanceof window.HTMLLinkElement && added.rel === 'stylesheet') added.dispatchEvent(new window.Event('load'))
  }).observe(window.document.head, { childList: true })
  const located = locationOf(window, onLeave)
  for (const name of Object.getOwnPropertyNames(window)) {
    if (nodes.has(name) || isLanguage(name) || /^\d/.test(name)) continue
    const value: unknown = Reflect.get(window, name)
    const isCalled = typeof value === 'function' && !value.prototype
    Object.defineProperty(globalThis, name, {
      configurable: true,
      ...(name === 'location' || name === 'event' || name.startsWith('on')
        ? {
            get: () => (name === 'location' ? located : Reflect.get(window, name)),
            set: (to: unknown) => Reflect.set(window, name, to),
          }
        : { writable: true, value: isCalled ? value.bind(window) : value }),
    })
  }
  for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const)
    Object.defineProperty(globalThis, name, { configurable: true, writable: true, value: window[name].bind(window) })
  for (const name of ['window', 'self', 'top', 'parent'])
    Object.defineProperty(globalThis, name, { configurable: true, writable: true, value: globalThis })
  return dom
}
