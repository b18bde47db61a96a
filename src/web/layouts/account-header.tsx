import { useEffect } from 'react'
import { HeaderSearch } from '../shared/retailer-search/header-search.tsx'
import { lazyImport } from '../site/lazy-import.ts'
import { useLazyMachine } from '../ui/use-lazy-machine.ts'
import { MainHeader } from './header.tsx'

const loadStickyHeader = lazyImport(
  async () => (await import('#machines/shell/sticky-header/sticky-header.machine.ts')).stickyHeaderMachine,
)

/** In pixels, of its first row: an open menu below it would make the header so high that it stayed behind. */
const heightOf = (header: HTMLElement | null) => header?.querySelector('div')?.offsetHeight || 80

/**
 * U-006, U-007, H-018: the header of every page, with search and navigation, whose logo leads to the panel. It comes along once the page has been scrolled past
 * twice its height (F-079), and keeps its place in the page by being sticky, not fixed.
 */
export function AccountHeader() {
  const [state, send] = useLazyMachine(loadStickyHeader)
  useEffect(() => {
    const look = () =>
      send({ type: 'page.scrolled', position: { scrolled: scrollY, headerHeight: heightOf(document.querySelector('header')) } })
    addEventListener('scroll', look, { passive: true })
    return () => removeEventListener('scroll', look)
  }, [send])
  return <MainHeader search={<HeaderSearch />} home="/panel" along={{ isNow: state?.matches('sticky') ?? false }} />
}
