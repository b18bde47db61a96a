import { useEffect, useRef } from 'react'

/** When steps (`StepFrame`) take the place of a page's own contents, and when these come back, the heading takes the focus: what was pressed is gone. */
export function useHeadingAroundSteps(isStep: boolean): void {
  const before = useRef(isStep)
  useEffect(() => {
    if (before.current !== isStep) document.querySelector<HTMLElement>('main h1')?.focus()
    before.current = isStep
  }, [isStep])
}
