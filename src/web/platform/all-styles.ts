interface Sheet {
  link: HTMLLinkElement
  loaded: Promise<void>
}
const sheets: Record<string, Sheet | undefined> = {}

/** Loaded when it is here, and also when it cannot be had or does not come, because a page without it is better than none. */
function loadSheet(href: string, isAhead?: boolean): Sheet {
  const link = document.createElement('link')
  const loaded = new Promise<void>((resolve) => {
    link.onload = () => resolve()
    // A line that has fallen silent must not hold the site.
    setTimeout(resolve, 3000)
    link.onerror = () => {
      link.remove()
      sheets[href] = undefined
      resolve()
    }
  })
  // What is for no medium is read, and the page isn't styled once more.
  Object.assign(link, { rel: 'stylesheet', referrerPolicy: 'no-referrer', media: isAhead ? 'not all' : 'all', href })
  // Behind the styles of the page, which stand in its body, too (ui/first-view.tsx): what overrules what stays as it is in the whole.
  document.documentElement.append(link)
  return { link, loaded }
}

/**
 * The whole style sheet: a page arrives with the part that its markup uses, and whatever comes into it later waits for the rest. What only members see is a sheet of
 * its own, which comes after it: their pages have it among all, and the way to one asks for it. For a page that may come next it is only read:
 * applied, it has the page that is there styled once more, 70 to 90 ms of a slow phone (n = 7, interleaved), for 20 ms of the click that leads on.
 */
export const allStyles = (hasMemberStyles?: boolean, isAhead?: boolean): Promise<unknown> =>
  Promise.all(
    [...document.querySelectorAll<HTMLMetaElement>(hasMemberStyles ? '[name$=-styles]' : '[name=all-styles]')].map(
      ({ content }) => {
        sheets[content] ??= loadSheet(content, isAhead)
        if (!isAhead) sheets[content].link.media = 'all'
        return sheets[content].loaded
      },
    ),
  )
