import { css, cx } from '@linaria/core'
import { useMachine } from '@xstate/react'
import { useMemo } from 'react'
import { fromPromise } from 'xstate'
import type { ReadingOfChart } from '#contract/support/charts.ts'
import { chartPictureMachine } from '#machines/support/chart-picture/chart-picture.machine.ts'
import { t } from '#web/i18n/i18n.ts'
import { lazyImport } from '#web/site/lazy-import.ts'
import { showState } from '#web/ui/by-state.ts'
import { lazyScreen } from '#web/ui/lazy-screen.tsx'
import { Loading, Problem } from '#web/ui/reading-parts.tsx'
import { lead, stack, tightStack } from '#web/ui/styles.ts'
import { helpFor, useWhy } from '#web/ui/why.ts'
import { areaHash } from '../chart-list/area-hash.ts'
import { areaName, chartName } from '../chart-list/chart-names.ts'
import { Glance, Legend } from '../chart-list/glance.tsx'
import { countOf } from '../chart-list/shape-tree.ts'
import { eventWords, plainWords, stateWords } from '../chart-list/state-words.ts'
import { Alike } from './alike.tsx'
import { drawingStyles } from './drawing-styles.ts'
import { IntentTable } from './intent-table.tsx'
import type { DiagramLabels } from './lay-out.ts'
import { PeopleTable, peopleNotes } from './people-table.tsx'
import { StepsList } from './steps-list.tsx'
import { WalkedTable } from './walked-table.tsx'

const whole = css`container-type: inline-size;`
const about = css`
  margin-block-start: calc(-1 * var(--s3));
  & > p:last-of-type { display: flex; flex-wrap: wrap; gap: 0 var(--s4); align-items: center; color: var(--ink-soft); font-size: var(--size-s); }
  & > p > a { display: inline-flex; align-items: center; min-block-size: 32px; }
  & code { overflow-wrap: anywhere; }
`
/** How it goes stands beside the picture of all of it: where there is room, or before it. */
const overview = css`
  display: grid; gap: var(--s4); grid-template-columns: minmax(0, 1fr);
  @container (min-width: 52rem) { grid-template-columns: 15rem minmax(0, 1fr); }
`
const glance = css`
  padding: var(--s4); background: var(--surface-raised); border: 1px solid var(--line-soft); border-radius: var(--radius-card); gap: var(--s3); align-self: start;
  & > h2 { font-size: var(--size-l); }
  @container (min-width: 52rem) { max-block-size: min(72vh, 46rem); overflow-y: auto; }
`
/** As high as a drawing is at least, before it has come. */
const plane = css`min-block-size: 22rem; min-inline-size: 0;`
const narrowOnly = css`@media (min-width: 768px) { && { display: none; } }`
const beside = css`
  display: grid; gap: var(--s6); padding-block-start: var(--s2); grid-template-columns: minmax(0, 1fr); align-items: start;
  @container (min-width: 60rem) { grid-template-columns: minmax(0, 1.35fr) minmax(0, 1fr); }
`
// On a phone the list is what is read.
const below = css`
  display: grid; gap: var(--s6); grid-template-columns: minmax(0, 1fr);
  @media (max-width: 767px) { & > :last-child { order: -1; } & > :first-child { order: -2; } }
`

const loadDrawing = lazyImport(async () => (await import('./chart-drawing.tsx')).ChartDrawing)
const loadLayOut = lazyImport(async () => (await import('./lay-out.ts')).layOut)
const Drawn = lazyScreen(async () => (await Promise.all([loadDrawing(), drawingStyles()]))[0])

type Reads = (name: string) => Promise<ReadingOfChart | null>

/** As people read it who don’t read code. */
const sayingOf = (chart: string): DiagramLabels => ({
  state: (path) => (path === 'any' ? chartName(chart) : stateWords(chart, path)),
  event: ({ when }) => eventWords(when),
  about: plainWords,
})

export function chartPictureWith(read: Reads, isTechnical: boolean) {
  return chartPictureMachine.provide({
    actors: {
      draw: fromPromise(async ({ input: { name, folded } }) => {
        const [reading, layOut] = await Promise.all([read(name), loadLayOut()])
        const saying = isTechnical ? null : sayingOf(name)
        return {
          picture: reading && { ...reading, drawing: await layOut(reading.chart, folded, peopleNotes(reading.people), saying) },
        }
      }),
    },
  })
}

const none: readonly string[] = []

interface ChartPictureProps {
  name: string
  read: Reads
  /** The states that a running one, or what is stored, is in. */
  lit?: readonly string[]
  /** Those through which it came there. */
  been?: readonly string[]
  /** For who builds the site: it's said too what no test has walked yet. */
  isTechnical?: boolean
}

/** One chart with its table of intent, how far people come in it, and what tests walk of it. */
export function ChartPicture({ name, read, lit = none, been = none, isTechnical = true }: ChartPictureProps) {
  const [state, send, actor] = useMachine(
    useMemo(() => chartPictureWith(read, isTechnical), [read, isTechnical]),
    { input: { name } },
  )
  const why = useWhy(actor)
  const { picture, chosen } = state.context
  const nameOf = (path: string) => (isTechnical ? path : stateWords(name, path))
  const drawn = (isBusy: boolean) => {
    if (!picture) return null
    const { chart, people, walked, drawing } = picture
    const outline = (className?: string) => (
      <section className={cx(tightStack, glance, className)} aria-labelledby="glance">
        <h2 id="glance">{t('support-charts:picture.glance')}</h2>
        <Glance chart={name} shape={chart.shape} />
        <Legend />
      </section>
    )
    const picturesque = (
      <div className={plane}>
        <Drawn
          drawing={drawing}
          label={t('support-charts:picture.label', { name })}
          lit={lit}
          been={been}
          chosen={chosen}
          isBusy={isBusy}
          isRead={!isTechnical}
          onChoose={(path) => send({ type: 'state.chosen', path })}
          onFold={(path) => send({ type: 'state.folded', path })}
        />
      </div>
    )
    const known = (
      <div className={stack}>
        {people && <PeopleTable people={people} parts={chart.parts} chosen={chosen} nameOf={nameOf} />}
        {(isTechnical || walked) && <WalkedTable walked={walked} chosen={chosen} />}
      </div>
    )
    return (
      <div className={cx(whole, stack)}>
        <div className={cx(tightStack, about)}>
          <p className={lead}>{chart.description}</p>
          <p>
            <a href={areaHash(chart.area)}>{areaName(chart.area)}</a>
            <span>
              {t(isTechnical ? 'support-charts:picture.size' : 'support-charts:list.steps', {
                count: countOf(chart.shape),
                transitions: chart.transitions,
              })}
            </span>
            {isTechnical && <code>{name}</code>}
          </p>
          <Alike names={chart.alike} />
        </div>
        {isTechnical ? (
          <>
            <div className={overview}>
              {outline()}
              {picturesque}
            </div>
            <div className={beside}>
              <IntentTable chart={chart} chosen={chosen} />
              {known}
            </div>
          </>
        ) : (
          <div className={below}>
            {outline(narrowOnly)}
            {picturesque}
            {(people ?? walked) && known}
            <StepsList chart={chart} chosen={chosen} />
          </div>
        )}
      </div>
    )
  }
  return showState(state.value, {
    drawing: () => drawn(true) ?? <Loading />,
    shown: () => drawn(false),
    unknown: <Problem words={t('support-charts:picture.unknown', { name })} />,
    failed: () => (
      <Problem words={t('support-charts:picture.failed')} help={helpFor(why)} onRetry={() => send({ type: 'page.refreshed' })} />
    ),
  })
}
