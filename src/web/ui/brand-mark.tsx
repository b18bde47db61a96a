import { useSite } from '../site/site.ts'

/** A coin with a quarter cut out, for a farthing is a quarter of a penny, and the drawn name, which the page server has put into the page. What surrounds it says how high they are. */
export function BrandMark() {
  const { tenant } = useSite()
  return (
    <>
      <svg viewBox="0 0 32 32" width="30" height="30" aria-hidden="true" focusable="false">
        <path d="M16 2a14 14 0 1 0 14 14H16Z" />
        <path d="M19 2.300V13h10.700A14 14 0 0 0 19 2.300Z" fill="var(--highlight)" />
      </svg>
      <svg
        viewBox={`0 0 ${tenant.wordmarkWidth} 100`}
        width={(tenant.wordmarkWidth * 24) / 100}
        height="24"
        role="img"
        focusable="false"
      >
        <title>{tenant.name}</title>
        <use href="#wordmark" />
      </svg>
    </>
  )
}
