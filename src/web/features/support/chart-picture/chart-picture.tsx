import { css, cx } from '@linaria/core'
import { useMachine } from '@xstate/react'
import { useMemo } from 'react'
import { fromPromise } from 'xstate'
import type { ReadingOfChart } from '#contract/support/charts.ts'
import { chartPictureMachine } from '#machines/support/chart-picture/chart-picture.machine.ts'
import type { Drawing } from '#machines/support/chart-picture/drawing.ts'
import { t } from '#web/i18n/i18n.ts'
import { lazyImport } from '#web/site/lazy-import.ts'
import { showState } from '#web/ui/by-state.ts'
import { lazyScreen } from '#web/ui/lazy-screen.tsx'
import { Loading, Problem } from '#web/ui/reading-parts.tsx'
import { lead, stack, tightStack } from '#web/ui/styles.ts'
import { helpFor, useWhy } from '#web/ui/why.ts'
import { areaHash } from '../chart-list/area-hash.ts'
import { areaName, chartName } from '../chart-list/chart-names.ts'
import type { ChartSource } from '../chart-list/chart-source.ts'
import { Glance, Legend } from '../chart-list/glance.tsx'
import { countOf } from '../chart-list/shape-tree.ts'
import { plainWords, stateWords, wayWords } from '../chart-list/state-words.ts'
import { Alike } from './alike.tsx'
import { ChartWays } from './chart-ways.tsx'
import { drawingStyles } from './drawing-styles.ts'
import { foldedAtFirst } from './edges-of.ts'
import { IntentTable } from './intent-table.tsx'
import type { DiagramLabels } from './lay-out.ts'
import { PeopleTable, peopleNotes } from './people-table.tsx'
import { StepsList } from './steps-list.tsx'
import { WalkedTable } from './walked-table.tsx'

const about = css`
  margin-block-start: calc(-1 * var(--s3));
  & > p:last-of-type { display: flex; flex-wrap: wrap; gap: 0 var(--s4); align-items: center; color: var(--ink-soft); font-size: var(--size-s); }
  & > p > a { display: inline-flex; align-items: center; min-block-size: 32px; }
  & code { overflow-wrap: anywhere; }
`
/** On a phone how it goes is read before the picture of all of it. */
const glance = css`
  padding: var(--s4); background: var(--surface-raised); border: 1px solid var(--line-soft); border-radius: var(--radius-card); gap: var(--s3);
  & > h2 { font-size: var(--size-l); }
  @media (min-width: 768px) { && { display: none; } }
`
/** What is below doesn't move when it comes. The page came without the styles of this. */
const coming = { minBlockSize: '100dvh' }
/** As high as the drawing will be, before it has come. */
const plane = css`container-type: inline-size; min-inline-size: 0;`
const heightOf = ({ width, height }: Drawing) =>
  `calc(46px + max(22rem, min(${Math.round((100 * (height + 24)) / (width + 24))}cqi, ${Math.round(height) + 32}px, 64rem)))`
const known = css`
  display: grid; gap: var(--s6); grid-template-columns: repeat(auto-fit, minmax(min(100%, 26rem), 1fr)); align-items: start;
`

const loadDrawing = lazyImport(async () => (await import('./chart-drawing.tsx')).ChartDrawing)
const loadLayOut = lazyImport(async () => (await import('./lay-out.ts')).layOut)
const Drawn = lazyScreen(async () => (await Promise.all([loadDrawing(), drawingStyles()]))[0])

type Reads = (name: string) => Promise<ReadingOfChart | null>

/** As people read it who don’t read code. */
const sayingOf = (chart: string): DiagramLabels => ({
  state: (path) => (path === 'any' ? chartName(chart) : stateWords(chart, path)),
  event: wayWords,
  about: plainWords,
})

const counted = (isTechnical: boolean) => (count: number) =>
  t(isTechnical ? 'support-charts:key.transitions' : 'support-charts:key.ways', { count })

export function chartPictureWith(read: Reads, isTechnical: boolean) {
  return chartPictureMachine.provide({
    actors: {
      draw: fromPromise(async ({ input: { name, folded }, signal }) => {
        const [reading, layOut] = await Promise.all([read(name), loadLayOut()])
        // Of another tab's charts one after the other is shown: ELK keeps this one from answering, and isn’t asked for what has gone again.
        if (reading === null || signal.aborted) return { picture: null, folded: [] }
        const away = folded ?? foldedAtFirst(reading.chart)
        const saying = isTechnical ? null : sayingOf(name)
        const drawing = await layOut(reading.chart, away, peopleNotes(reading.people), saying, {}, counted(isTechnical))
        return { picture: { ...reading, drawing }, folded: away }
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
  /** Where its files for editors are, and where it's seen running in another tab. */
  fileAt?: ChartSource['fileAt']
  liveAt?: string | null
  /** Nothing but the picture: what is around it says the rest. */
  isAlone?: boolean
}

/** One chart with its table of intent, how far people come in it, and what tests walk of it. */
export function ChartPicture(props: ChartPictureProps) {
  const { name, read, lit = none, been = none, isTechnical = true, isAlone = false, fileAt = null, liveAt = null } = props
  const [state, send, actor] = useMachine(
    useMemo(() => chartPictureWith(read, isTechnical), [read, isTechnical]),
    { input: { name } },
  )
  const why = useWhy(actor)
  const { picture, chosen } = state.context
  const nameOf = (path: string) => (isTechnical ? path : stateWords(name, path))
  const shown = (isBusy: boolean) => {
    if (!picture) return null
    const { chart, people, walked, drawing } = picture
    const drawn = (
      <div className={plane}>
        <div style={{ minBlockSize: heightOf(drawing) }}>
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
      </div>
    )
    if (isAlone) return drawn
    return (
      <div className={stack}>
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
          <ChartWays chart={chart} fileAt={fileAt} liveAt={liveAt} />
          <Alike names={chart.alike} />
        </div>
        <section className={cx(tightStack, glance)} aria-labelledby="glance">
          <h2 id="glance">{t('support-charts:picture.glance')}</h2>
          <Glance chart={name} shape={chart.shape} />
          <Legend shapes={[chart.shape]} />
        </section>
        {drawn}
        {isTechnical ? <IntentTable chart={chart} chosen={chosen} /> : <StepsList chart={chart} chosen={chosen} />}
        <div className={people && walked ? known : stack}>
          {(isTechnical || walked) && <WalkedTable walked={walked} chosen={chosen} />}
          {people && <PeopleTable people={people} parts={chart.parts} chosen={chosen} nameOf={nameOf} />}
        </div>
      </div>
    )
  }
  return showState(state.value, {
    drawing: () =>
      shown(true) ?? (
        <div style={coming}>
          <Loading />
        </div>
      ),
    shown: () => shown(false),
    unknown: <Problem words={t('support-charts:picture.unknown', { name })} />,
    failed: () => (
      <Problem words={t('support-charts:picture.failed')} help={helpFor(why)} onRetry={() => send({ type: 'page.refreshed' })} />
    ),
  })
}
