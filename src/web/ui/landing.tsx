import { css, cx } from '@linaria/core'
import { type ReactNode, useId } from 'react'
import { Icon } from './icons.tsx'
import { PageHeading } from './page-heading.tsx'
import { Scene, type SceneName } from './scene.tsx'
import { pageBody, row, soft, tightStack } from './styles.ts'

/** Its parts below its heading. */
export const landingParts = css`display: grid; gap: var(--s8); grid-template-columns: minmax(0, 1fr); @media (max-width: 767px) { gap: var(--s7); }`
const top = css`
  display: grid; gap: var(--s6); align-items: center; grid-template-columns: minmax(0, 1fr);
  & > div { display: grid; gap: var(--s5); min-inline-size: 0; }
  & h1 { text-wrap: balance; }
  @media (max-width: 767px) { & > svg { display: none; } }
  @media (min-width: 900px) { grid-template-columns: minmax(0, 1.2fr) minmax(0, 1fr); gap: var(--s8); & h1 { font-size: 2.5rem; } }
`
const ways = css`& > a { text-align: start; }`
const part = css`display: grid; gap: var(--s4); align-content: start; grid-template-columns: minmax(0, 1fr); & > p { max-inline-size: 65ch; text-wrap: pretty; }`

/** A page that says what something is, and leads into it: its parts with the same room between them. */
export function Landing({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={cx(pageBody, landingParts, className)}>{children}</div>
}

/** What it is and the way to begin, beside an example, a picture or a list. `children` are the ways. */
export function LandingTop({
  title,
  intro,
  beside,
  children,
}: {
  title: string
  intro: string
  beside: ReactNode
  children?: ReactNode
}) {
  return (
    <div className={top}>
      <div>
        <PageHeading intro={intro}>{title}</PageHeading>
        {children && <div className={cx(row, ways)}>{children}</div>}
      </div>
      {beside}
    </div>
  )
}

/** A part of such a page, with its heading and what is to be said first. */
export function LandingPart({
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
    <section className={cx(part, className)} aria-labelledby={id}>
      <div className={tightStack}>
        <h2 id={id}>{title}</h2>
        {text && <p className={soft}>{text}</p>}
      </div>
      {children}
    </section>
  )
}

// The last line is what comes of it.
const example = css`
  display: grid; gap: var(--s3); align-content: start; padding: var(--s5); border-radius: var(--radius-card); background: var(--accent-wash);
  & > h2 { font-size: var(--size-l); }
  & > dl { display: grid; }
  & > dl > div { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0 var(--s4); align-items: baseline; padding-block: var(--s2); border-block-end: 1px solid var(--line-soft); }
  & > dl > div:last-child { border: 0; padding-block: var(--s3) 0; font-weight: 650; }
  & dd { font-weight: 650; font-variant-numeric: tabular-nums; }
  & > dl > div:last-child > dd { font-size: var(--size-2xl); line-height: 1.2; color: var(--accent); }
  & > p { color: var(--ink-soft); text-wrap: pretty; }
`

/** A sum, line by line. */
export function WorkedExample({
  title,
  lines,
  note,
}: {
  title: string
  lines: readonly (readonly [name: string, amount: string])[]
  note?: ReactNode
}) {
  const id = useId()
  return (
    <section className={example} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <dl>
        {lines.map(([name, amount]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
      </dl>
      {note && <p>{note}</p>}
    </section>
  )
}

const ranking = css`
  display: grid; gap: var(--s4);
  & > li { display: grid; gap: 4px var(--s4); grid-template: 'place name amount' auto 'place bar bar' 8px 'place note note' auto / 2.25rem minmax(0, 1fr) auto; align-items: center; }
  & > li > i { grid-area: place; align-self: start; display: grid; place-items: center; inline-size: 2.25rem; block-size: 2.25rem; border-radius: 50%; background: var(--surface-sunk); font-style: normal; font-weight: 650; font-variant-numeric: tabular-nums; }
  & > li:not(:has(svg)) { grid-template: 'place name amount' auto 'place note note' auto / 2.25rem minmax(0, 1fr) auto; }
  & > li:first-child > i { background: var(--highlight); color: var(--highlight-ink); }
  & b { grid-area: name; font-weight: 600; }
  & > li > span { grid-area: amount; font-weight: 650; font-variant-numeric: tabular-nums; }
  & > li > svg { grid-area: bar; inline-size: 100%; block-size: 8px; border-radius: 4px; background: var(--surface-sunk); fill: var(--accent); }
  & small { grid-area: note; font-size: var(--size-s); color: var(--ink-soft); }
  @media (forced-colors: active) { & > li > svg { border: 1px solid; fill: CanvasText; } }
`
interface Ranked {
  name: string
  amount: string
  note: string
  /** How far the bar goes, as a share of the first’s. */
  share: number
  /** Stands below the places, without a bar: what is of several. */
  isRest?: boolean
}

/** Who comes first, and by how much. */
export function Ranking({ lines }: { lines: readonly Ranked[] }) {
  return (
    <ol className={ranking}>
      {lines.map(({ name, amount, note, share, isRest }, index) => (
        <li key={name}>
          {!isRest && <i aria-hidden="true">{index + 1}</i>}
          <b>{name}</b>
          {!isRest && (
            <svg aria-hidden="true" focusable="false">
              <rect width={`${share * 100}%`} height="100%" rx="4" />
            </svg>
          )}
          <span>{amount}</span>
          <small>{note}</small>
        </li>
      ))}
    </ol>
  )
}

const steps = css`
  display: grid; gap: var(--s5) var(--s6); counter-reset: step; grid-template-columns: minmax(0, 1fr);
  & > li { counter-increment: step; display: grid; gap: var(--s1) var(--s3); grid-template-columns: 2.25rem minmax(0, 1fr); align-content: start; text-wrap: pretty; }
  & > li::before { content: counter(step); grid-row: span 2; display: grid; place-items: center; inline-size: 2.25rem; block-size: 2.25rem; border-radius: 50%; background: var(--accent); color: var(--accent-ink); font-weight: 650; }
  & > li > h3 { font-size: var(--size-l); align-self: center; line-height: 1.3; min-block-size: 2.25rem; align-content: center; }
  & > li > p { grid-column: 2; color: var(--ink-soft); }
  @media (min-width: 768px) { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  @media (min-width: 1100px) { grid-auto-flow: column; grid-template-columns: none; grid-auto-columns: minmax(0, 1fr); & > li { grid-template-columns: minmax(0, 1fr); gap: var(--s2); padding-block-start: var(--s4); border-block-start: 3px solid var(--accent); } & > li::before { grid-row: auto; } & > li > p { grid-column: 1; } }
  @media (forced-colors: active) { & > li::before { border: 2px solid CanvasText; } }
`
export interface Point {
  title: string
  text: ReactNode
}

/** What comes after what. */
export function LandingSteps({ steps: all }: { steps: readonly Point[] }) {
  return (
    <ol className={steps}>
      {all.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  )
}

const points = css`
  display: grid; gap: var(--s4); grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr));
  & > li { display: grid; gap: var(--s2); align-content: start; padding: var(--s5); border: 1px solid var(--line-soft); border-radius: var(--radius-card); background: var(--surface-raised); text-wrap: pretty; }
  & h3 { font-size: var(--size-l); }
  & p { color: var(--ink-soft); }
  & > li > svg { inline-size: 9rem; margin-block-start: calc(-1 * var(--s2)); }
`

/** Things beside each other, none of which comes first; drawn, where there is a drawing of it. */
export function LandingPoints({ points: all }: { points: readonly (Point & { scene?: SceneName; way?: ReactNode })[] }) {
  return (
    <ul className={points}>
      {all.map(({ title, text, scene, way }) => (
        <li key={title}>
          {scene && <Scene name={scene} />}
          <h3>{title}</h3>
          <p>{text}</p>
          {way}
        </li>
      ))}
    </ul>
  )
}

const checked = css`
  display: grid; gap: var(--s3); align-content: start;
  & > li { display: flex; gap: var(--s3); align-items: flex-start; text-wrap: pretty; }
  & > li > svg { margin-block-start: 0.15em; color: var(--positive); }
  &[data-not] > li > svg { color: var(--negative); }
  @media (min-width: 768px) { &[data-wide] { grid-template-columns: repeat(2, minmax(0, 1fr)); gap: var(--s3) var(--s7); } }
`

/** What there has to be, or, `isNot`, what there must not; `isWide` in two columns where there is room. */
export function Checklist({
  items,
  isNot = false,
  isWide = false,
}: {
  items: readonly string[]
  isNot?: boolean
  isWide?: boolean
}) {
  return (
    <ul className={checked} data-not={isNot || undefined} data-wide={isWide || undefined}>
      {items.map((item) => (
        <li key={item}>
          <Icon name={isNot ? 'cross' : 'tick'} />
          <span>{item}</span>
        </li>
      ))}
    </ul>
  )
}

export const besideEachOther = css`
  display: grid; gap: var(--s6); align-items: start; grid-template-columns: minmax(0, 1fr);
  @media (min-width: 768px) { grid-template-columns: repeat(2, minmax(0, 1fr)); gap: var(--s7); }
`
