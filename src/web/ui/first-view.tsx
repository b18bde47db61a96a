import type { ReactNode } from 'react'

interface Props {
  className?: string
  children: ReactNode
}

/** Whoever goes on before all styles are here takes these along. */
const keepStyles = (part: HTMLElement) => () => {
  if (!document.querySelector<HTMLLinkElement>('link[rel=stylesheet]')?.sheet) document.head.append(...part.children)
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
