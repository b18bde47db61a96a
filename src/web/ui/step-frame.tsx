import { css } from '@linaria/core'
import { type ReactNode, useEffect, useRef } from 'react'
import { t } from '../i18n/i18n.ts'
import { Icon } from './icons.tsx'
import { soft, stack } from './styles.ts'

const back = css`
  display: inline-flex; gap: var(--s1); align-items: center; min-block-size: 44px; background: none; border: 0; padding: 0; cursor: pointer; text-decoration: underline; color: var(--accent); justify-self: start;
`
const frame = css`
  max-inline-size: 40rem; padding-block: var(--s5) var(--s9);
`

interface StepFrameProps {
  title: string
  /** "Step 2 of 3: Your account" */
  progress?: string
  onBack?: () => void
  children: ReactNode
  intro?: ReactNode
}

/** One question of a wizard: back link, progress in words, the heading, which takes the focus when the step comes, and the fields. */
export function StepFrame({ title, progress, onBack, intro, children }: StepFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const isFirst = useRef(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the heading is focused whenever the question changes
  useEffect(() => {
    if (!isFirst.current) heading.current?.focus()
    isFirst.current = false
  }, [title])
  return (
    <div className={`${frame} ${stack}`}>
      {onBack && (
        <button type="button" className={back} onClick={onBack}>
          <Icon name="back" />
          {t('common:back')}
        </button>
      )}
      <div>
        {progress && <p className={soft}>{progress}</p>}
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
      </div>
      {intro}
      {children}
    </div>
  )
}
