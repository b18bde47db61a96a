/** Adds somebody else's script to the page; fulfilled when it has run. The content policy lets only configured origins through. */
export function loadScript(address: string, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = address
    script.async = true
    script.referrerPolicy = 'origin'
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => {
      script.remove()
      reject(new Error(`The script ${address} did not load`))
    })
    signal.addEventListener('abort', () => script.remove())
    document.head.append(script)
  })
}

/** What vendors' scripts read: lists that they drain when they come. */
export interface VendorQueues {
  /** The tag manager's. */
  dataLayer: object[]
  /** The attribution service's. */
  attributionEvents: object[]
}

export function vendorQueues(): VendorQueues {
  const place = window as unknown as Partial<VendorQueues> // vendors' scripts look for them there
  place.dataLayer ??= []
  place.attributionEvents ??= []
  return place as VendorQueues // both are there now
}
