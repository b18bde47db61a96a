/** What affiliate networks add to the address of a shop's page, so that the shop knows who has sent somebody. */
const marks = [
  'awc',
  'irclickid',
  'cjevent',
  'ranSiteID',
  'ranMID',
  'tduid',
  'clickref',
  'wgpubid',
  'afsrc',
  'affid',
  'affiliate',
]

/**
 * The mark of whoever has sent somebody to this page of a shop; null where there is none. A later mark takes the place of an earlier one: shops pay the last
 * who has sent somebody.
 */
export function referralMark(address: string): string | null {
  const query = URL.parse(address)?.searchParams
  if (!query) return null
  const found = marks.flatMap((name) => {
    const value = query.get(name)
    return value === null ? [] : [`${name}=${value}`]
  })
  const medium = query.get('utm_medium')?.toLowerCase()
  if (medium === 'affiliate' || medium === 'affiliates') found.push(`utm=${query.get('utm_source') ?? ''}`)
  return found.length > 0 ? found.join('&') : null
}
