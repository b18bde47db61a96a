import { css, cx } from '@linaria/core'
import { type ReactNode, useId } from 'react'
import { PaintedScene } from './painted-scene.tsx'

const call = css`
  --band: light-dark(var(--accent), color-mix(in srgb, var(--accent) 22%, var(--surface))); --on: light-dark(var(--accent-ink), var(--ink));
  display: grid; gap: var(--s5); margin-block-end: calc(-1 * var(--s9)); padding-block-start: var(--s6); border-image: conic-gradient(var(--band) 0 0) fill 0 / 0 / 0 100vw; color: var(--on);
  & { background: var(--band); }
  & > div { display: grid; gap: var(--s4); justify-items: start; align-content: center; padding-block-end: var(--s5); }
  & > div > :last-child { display: flex; flex-wrap: wrap; gap: var(--s2) var(--s5); align-items: center; & > * + * { color: inherit; display: inline-flex; align-items: center; min-block-size: 44px; } }
  && h2 { font-size: var(--size-2xl); }
  & p { font-size: var(--size-l); text-wrap: balance; }
  & > svg { color-scheme: dark; align-self: end; justify-self: center; max-inline-size: 27rem; }
  @media (min-width: 768px) { grid-template-columns: minmax(0, 1.1fr) minmax(0, 1fr); & > div { position: relative; padding-block-end: var(--s8); } & > svg { max-inline-size: 32rem; justify-self: end; } }
`

/** The end of a page is the way to begin: from edge to edge of the window, down to the footer. `children` is the way, and what else there is. */
export function CallBand({
  title,
  text,
  className,
  children,
}: {
  title: string
  text?: string
  className?: string
  children: ReactNode
}) {
  const id = useId()
  return (
    <section className={cx(call, className)} aria-labelledby={id}>
      <div>
        <h2 id={id}>{title}</h2>
        {text && <p>{text}</p>}
        <div>{children}</div>
      </div>
      <PaintedScene name="street" box="0 0 820 330" />
    </section>
  )
}
