import type { ReactNode } from 'react'
import { allStyles, hasAllStyles } from '../platform/all-styles.ts'

interface Props {
  className?: string
  children: ReactNode
}

function keepStyles(part: HTMLElement) {
  // Rendered by the browser, as after a text that an extension has changed: the styles that the page came with are gone.
  if (!part.firstElementChild) void allStyles()
  // Whoever goes on before all styles are here takes these along.
  return () => {
    if (!hasAllStyles()) document.head.append(...part.children)
  }
}

/**
 * The paragraph with which the first view of a page ends. The page server puts the styles of what comes after it into its last part (`src/server/pages/first-view.ts`),
 * whose text React doesn't compare: elsewhere they would have to be moved before the page wakes, and all of it styled once more.
 */
export const FirstView = ({ className, children }: Props) => (
  <p className={className}>
    <span id="first-view">{children}</span>
    <span hidden suppressHydrationWarning ref={keepStyles}>
      {' '}
    </span>
  </p>
)
