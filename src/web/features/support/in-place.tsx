import { type ReactNode, useEffect, useRef } from 'react'
import { tightStack } from '#web/ui/styles.ts'

interface InPlaceProps {
  /** Whether the form stands where the buttons were. */
  isOpen: boolean
  form: ReactNode
  children: ReactNode
}

/** Buttons that give way to a form. What was pressed is gone then: the focus goes to the form's first field, and back to the first button. */
export function InPlace({ isOpen, form, children }: InPlaceProps) {
  const ref = useRef<HTMLDivElement>(null)
  const before = useRef(isOpen)
  useEffect(() => {
    if (before.current !== isOpen) ref.current?.querySelector<HTMLElement>('textarea, input, button')?.focus()
    before.current = isOpen
  }, [isOpen])
  return (
    <div ref={ref} className={tightStack}>
      {isOpen ? form : children}
    </div>
  )
}
