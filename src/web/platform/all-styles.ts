const coming: Record<string, Promise<void> | undefined> = {}

/** Fulfilled when a sheet is here, and also when it cannot be had or does not come, because a page without it is better than none. */
function load(href: string): Promise<void> {
  coming[href] ??= new Promise((resolve) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.referrerPolicy = 'no-referrer'
    link.href = href
    link.onload = () => resolve()
    // A line that has fallen silent must not hold the site.
    setTimeout(resolve, 3000)
    link.onerror = () => {
      link.remove()
      coming[href] = undefined
      resolve()
    }
    // Behind the styles of the page, which stand in its body, too (ui/first-view.tsx): what overrules what stays as it is in the whole.
    document.documentElement.append(link)
  })
  return coming[href]
}

/**
 * The whole style sheet: a page arrives with the part that its markup uses, and whatever comes into it later waits for the rest. What only members see is a sheet of
 * its own, which comes after it: their pages have it among all, and the way to one asks for it.
 */
export const allStyles = (hasMemberStyles?: boolean): Promise<unknown> =>
  Promise.all(
    [...document.querySelectorAll<HTMLMetaElement>(hasMemberStyles ? '[name$=-styles]' : '[name=all-styles]')].map(
      ({ content }) => load(content),
    ),
  )
