import { css, cx } from '@linaria/core'
import { useEffect, useRef } from 'react'
import { useLazyMachine } from '../ui/use-lazy-machine.ts'
import { AccountLink, SlimHeader } from './header.tsx'

const sticky = css`
  position: sticky; inset-block-start: 0; z-index: 20; background: var(--surface); box-shadow: var(--shadow);
`
const loadStickyHeader = async () => (await import('#machines/shell/sticky-header/sticky-header.machine.ts')).stickyHeaderMachine

/** U-006, U-007: the header comes along once the page has been scrolled past twice its height (F-079). It keeps its place in the page by being sticky, not fixed. */
export function AccountHeader() {
  const header = useRef<HTMLDivElement>(null)
  const [state, send] = useLazyMachine(loadStickyHeader)
  const isSticky = state?.matches('sticky') ?? false
  useEffect(() => {
    const look = () =>
      send({ type: 'page.scrolled', position: { scrolled: scrollY, headerHeight: header.current?.offsetHeight ?? 80 } })
    addEventListener('scroll', look, { passive: true })
    return () => removeEventListener('scroll', look)
  }, [send])
  return (
    <div id="account-header" ref={header} className={cx(isSticky && sticky)}>
      <SlimHeader to="/panel">
        <AccountLink />
      </SlimHeader>
    </div>
  )
}
