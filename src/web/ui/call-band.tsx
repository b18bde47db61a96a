import { css, cx } from '@linaria/core'
import { type ReactNode, useId } from 'react'
import { Scene } from './scene.tsx'

const call = css`
  --band: light-dark(var(--accent), color-mix(in srgb, var(--accent) 22%, var(--surface))); --on: light-dark(var(--accent-ink), var(--ink)); --drawn: light-dark(var(--accent-ink), var(--accent));
  display: grid; gap: var(--s5); margin-block-end: calc(-1 * var(--s9)); padding-block-start: var(--s6); border-image: conic-gradient(var(--band) 0 0) fill 0 / 0 / 0 100vw; color: var(--on);
  & { background: var(--band); }
  & > div { display: grid; gap: var(--s4); justify-items: start; align-content: center; padding-block-end: var(--s5); }
  & > div > :last-child { display: flex; flex-wrap: wrap; gap: var(--s2) var(--s5); align-items: center; & > * + * { color: inherit; display: inline-flex; align-items: center; min-block-size: 44px; } }
  && h2 { font-size: var(--size-2xl); }
  & p { font-size: var(--size-l); text-wrap: balance; }
  & > svg { --accent: var(--drawn); --surface-raised: var(--band); --scene-tint: var(--shade); stroke-width: 1.5; inline-size: 18rem; align-self: end; justify-self: center; margin-block-end: -2.295rem; clip-path: inset(0 0 17%); }
  @media (min-width: 768px) { grid-template-columns: minmax(0, 1.2fr) minmax(0, 1fr); & > div { padding-block-end: var(--s6); } & > svg { inline-size: 19rem; margin-block-end: -2.4225rem; justify-self: end; } }
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
      <Scene name="community" size="large" />
    </section>
  )
}
