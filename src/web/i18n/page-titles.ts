/** The title of a page by its row of the inventory, with the site's name behind it. */
export type PageTitles = (id: string) => Promise<string>

/** Titles are loaded with the second page: the first one `arrived` with its own. */
export function pageTitles(site: string, arrived: string | null): PageTitles {
  let first = arrived
  return async (id) => {
    if (first !== null) {
      const title = first
      first = null
      return title
    }
    const { titleOf } = await import('./titles.ts')
    return `${titleOf(id)} - ${site}`
  }
}
