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
import { lead, stack } from '#web/ui/styles.ts'
import { helpFor, useWhy } from '#web/ui/why.ts'
import { chartName } from '../chart-list/chart-names.ts'
import { eventWords, plainWords, stateWords } from '../chart-list/state-words.ts'
import { Alike } from './alike.tsx'
import { drawingStyles } from './drawing-styles.ts'
import { IntentTable } from './intent-table.tsx'
import type { DiagramLabels } from './lay-out.ts'
import { PeopleTable, peopleNotes } from './people-table.tsx'
import { StepsList } from './steps-list.tsx'
import { WalkedTable } from './walked-table.tsx'

const whole = css`container-type: inline-size;`
const beside = css`
  display: grid; gap: var(--s5); grid-template-columns: minmax(0, 1fr);
  @container (min-width: 60rem) { grid-template-columns: minmax(0, 1.45fr) minmax(0, 1fr); }
`
// On a phone the list is what is read.
const below = css`
  display: grid; gap: var(--s6); grid-template-columns: minmax(0, 1fr);
  @media (max-width: 767px) { & > :last-child { order: -1; } }
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
  const drawn = (isBusy: boolean) =>
    picture && (
      <div className={cx(whole, stack)}>
        <p className={lead}>{picture.chart.description}</p>
        <Alike names={picture.chart.alike} />
        <div className={isTechnical ? beside : below}>
          <div className={stack}>
            <Drawn
              drawing={picture.drawing}
              label={t('support-charts:picture.label', { name })}
              lit={lit}
              been={been}
              chosen={chosen}
              isBusy={isBusy}
              isRead={!isTechnical}
              onChoose={(path) => send({ type: 'state.chosen', path })}
              onFold={(path) => send({ type: 'state.folded', path })}
            />
            {picture.people && (
              <PeopleTable people={picture.people} parts={picture.chart.parts} chosen={chosen} nameOf={nameOf} />
            )}
            {(isTechnical || picture.walked) && <WalkedTable walked={picture.walked} chosen={chosen} />}
          </div>
          {isTechnical ? (
            <IntentTable chart={picture.chart} chosen={chosen} />
          ) : (
            <StepsList chart={picture.chart} chosen={chosen} />
          )}
        </div>
      </div>
    )
  return showState(state.value, {
    drawing: () => drawn(true) ?? <Loading />,
    shown: () => drawn(false),
    unknown: <Problem words={t('support-charts:picture.unknown', { name })} />,
    failed: () => (
      <Problem words={t('support-charts:picture.failed')} help={helpFor(why)} onRetry={() => send({ type: 'page.refreshed' })} />
    ),
  })
}
