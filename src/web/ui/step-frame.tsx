import { css } from '@linaria/core'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { t } from '../i18n/i18n.ts'
import { Icon } from './icons.tsx'
import { soft, stack } from './styles.ts'

const back = css`
  display: inline-flex; gap: var(--s1); align-items: center; min-block-size: 44px; background: none; border: 0; padding: 0; cursor: pointer; text-decoration: underline; color: var(--accent); justify-self: start;
`
const frame = css`
  inline-size: 100%; max-inline-size: 30rem; margin-inline: auto; padding-block: var(--s5) var(--s9); text-wrap: pretty;
  @media (min-width: 768px) { padding-block-start: var(--s7); }
`

const bar = css`
  appearance: none; display: block; inline-size: 100%; block-size: 6px; border: 0; border-radius: 3px; overflow: hidden; background: var(--line-soft); margin-block: var(--s2) var(--s5);
  &::-webkit-progress-bar { background: var(--line-soft); }
  &::-webkit-progress-value { background: var(--accent); transition: inline-size 200ms; }
  &::-moz-progress-bar { background: var(--accent); }
  @media (forced-colors: active) { border: 1px solid; }
  @media (prefers-reduced-motion: reduce) { &::-webkit-progress-value { transition: none; } }
`

let lastShown: { path: string; title: string } | null = null

/** How far somebody has come: "Step 2 of 3: Your account", and of how many steps it is which. Words alone where the way has no length. */
export interface Progress {
  words: string
  step?: { number: number; total: number }
}

interface StepFrameProps {
  title: string
  progress?: Progress | null
  onBack?: (() => void) | undefined
  children: ReactNode
  intro?: ReactNode
}

/** One question of a wizard: back link, progress as a bar and in words, the heading, which takes the focus when the step comes, and the fields. */
export function StepFrame({ title, progress, onBack, intro, children }: StepFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => {
    const path = location.pathname
    // A new question on the same page takes the focus; a new page is the router's business (app/root-screen.tsx), a first load nobody's.
    if (lastShown?.path === path && lastShown.title !== title) heading.current?.focus()
    lastShown = { path, title }
  }, [title])
  // The address of the same question may change (a secret that is taken out of it, a step that is written into it).
  useLayoutEffect(() => {
    if (lastShown?.title === title) lastShown = { path: location.pathname, title }
  })
  return (
    <div className={`${frame} ${stack}`}>
      {onBack && (
        <button type="button" className={back} onClick={onBack}>
          <Icon name="back" />
          {t('common:back')}
        </button>
      )}
      <div>
        {progress && <p className={soft}>{progress.words}</p>}
        {/* It says nothing beside the words. */}
        {progress?.step && <progress className={bar} value={progress.step.number} max={progress.step.total} aria-hidden="true" />}
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
      </div>
      {intro}
      {children}
    </div>
  )
}
