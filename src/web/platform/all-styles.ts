interface Sheet {
  link: HTMLLinkElement
  /** Fulfilled when it is here, and also when it cannot be had. */
  arrived: Promise<void>
}
const sheets: Record<string, Sheet | undefined> = {}

/** A sheet whose media query never matches is fetched and parsed without restyling the page. */
const ahead = 'not all'

function loadSheet(href: string, media: string): Sheet {
  const link = document.createElement('link')
  const arrived = new Promise<void>((resolve) => {
    link.onload = () => resolve()
    link.onerror = () => {
      link.remove()
      sheets[href] = undefined
      resolve()
    }
  })
  Object.assign(link, { rel: 'stylesheet', referrerPolicy: 'no-referrer', media, href })
  // After the page's own styles, which may stand in its body (ui/first-view.tsx), so that the cascade order is that of the whole sheet.
  document.documentElement.append(link)
  return { link, arrived }
}

async function applySheet(href: string): Promise<void> {
  sheets[href] ??= loadSheet(href, 'all')
  const { link, arrived } = sheets[href]
  await arrived
  // What couldn’t be loaded ahead is asked for once more.
  if (link.media === ahead && !link.isConnected) return applySheet(href)
  // Trap: a change of the link’s own `media`, even to what it is, has Chromium load the sheet anew.
  const media = link.sheet?.media
  if (media && media.mediaText !== 'all') media.mediaText = 'all'
}

async function readAhead(href: string): Promise<void> {
  sheets[href] ??= loadSheet(href, ahead)
  await sheets[href].arrived
}

/** A page without a sheet is better than none: a line that has fallen silent must not hold the site. */
const patience = () => new Promise<void>((resolve) => setTimeout(resolve, 3000))

/**
 * The whole style sheet: a page arrives with the part that its markup uses, and whatever comes into it later waits for the rest. What only members see is a sheet of
 * its own, which comes after it: their pages have it among all, and the way to one asks for it. For a page that may come next it is only read: applying it
 * would restyle the current page, 70 to 90 ms of a slow phone (n = 7, interleaved); the click then takes 20 ms longer.
 */
export const allStyles = (hasMemberStyles?: boolean, isAhead?: boolean): Promise<unknown> =>
  Promise.all(
    [...document.querySelectorAll<HTMLMetaElement>(hasMemberStyles ? '[name$=-styles]' : '[name=all-styles]')].map(
      ({ content }) => Promise.race([isAhead ? readAhead(content) : applySheet(content), patience()]),
    ),
  )

/** Whether the whole sheet is here and applied. */
export function hasAllStyles(): boolean {
  const { content = '' } = document.querySelector<HTMLMetaElement>('[name=all-styles]') ?? {}
  return sheets[content]?.link.sheet?.media.mediaText === 'all'
}
