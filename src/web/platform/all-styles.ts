let coming: Promise<void> | null = null

/**
 * The whole style sheet: a page arrives with the part that its markup uses, and whatever comes into it later waits for the rest. Fulfilled when it is here,
 * and also when it cannot be had or does not come, because a page without it is better than none.
 */
export function allStyles(): Promise<void> {
  coming ??= new Promise((resolve) => {
    const href = document.querySelector<HTMLMetaElement>('meta[name="all-styles"]')?.content
    if (!href) return resolve()
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.referrerPolicy = 'no-referrer'
    link.href = href
    link.onload = () => resolve()
    // A line that has fallen silent must not hold the site.
    setTimeout(resolve, 3000)
    link.onerror = () => {
      coming = null
      resolve()
    }
    document.head.append(link)
  })
  return coming
}
