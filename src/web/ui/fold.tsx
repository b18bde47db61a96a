import { css } from '@linaria/core'
import type { ReactNode } from 'react'
import { Collapsible } from './collapsible.tsx'

/** Lines that open, in one frame. */
export const folds = css`
  background: var(--surface-raised); border: 1px solid var(--line-soft); border-radius: var(--radius-card); padding-inline: var(--s5);
  &:empty { display: none; }
  & > section + section { border-block-start: 1px solid var(--line-soft); }
  @media (max-width: 767px) { padding-inline: var(--s4); }
`
const line = css`& > div { border: 0; }`
const words = css`
  display: flex; flex-wrap: wrap; gap: 0 var(--s3); flex: 1; justify-content: space-between;
  align-items: baseline; padding-inline-end: var(--s2);
  & > small { display: flex; flex-wrap: wrap; gap: 0 var(--s3); font-size: var(--size-s); font-weight: 400; color: var(--ink-soft); }
`

// On a phone what there is to know stands below it, whatever its length.
const both = css`
  display: grid; gap: 2px; flex: 1 1 11rem; line-height: 1.35; padding-block: var(--s1); text-wrap: pretty;
  & ~ small { align-self: center; }
  & > small { font-size: var(--size-s); font-weight: 400; color: var(--ink-soft); }
  @media (max-width: 767px) { flex-basis: 100%; & ~ small { align-self: auto; padding-block-end: var(--s1); } }
`

interface FoldProps {
  title: string
  /** Below its title. */
  text?: ReactNode
  /** What there is to know of it without opening it. */
  note?: ReactNode
  /** Where a link can lead to it. */
  id?: string
  startsOpen?: boolean
  children: ReactNode
}

/** What most have seen already, as a line that opens. */
export function Fold({ title, text, note, id, startsOpen = false, children }: FoldProps) {
  return (
    <section className={line} aria-label={title} id={id}>
      <Collapsible
        startsOpen={startsOpen}
        title={
          <span className={words}>
            {text ? (
              <span className={both}>
                {title} <small>{text}</small>
              </span>
            ) : (
              title
            )}{' '}
            {note && <small>{note}</small>}
          </span>
        }
      >
        {children}
      </Collapsible>
    </section>
  )
}
