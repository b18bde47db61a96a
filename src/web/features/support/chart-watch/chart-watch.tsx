import { css } from '@linaria/core'
import { useMachine } from '@xstate/react'
import pulse from 'lucide/dist/esm/icons/activity.mjs'
import { useId } from 'react'
import type { ReadingOfChart } from '#contract/support/charts.ts'
import type { RecordedStep } from '#contract/support/recordings.ts'
import type { WatchSource } from '#machines/support/chart-watch/chart-watch.machine.ts'
import { t } from '#web/i18n/i18n.ts'
import { Button, buttonLooks } from '#web/ui/button.tsx'
import { showState } from '#web/ui/by-state.ts'
import { Icon } from '#web/ui/icons.tsx'
import { Loading, Problem } from '#web/ui/reading-parts.tsx'
import { row, stack, tightStack } from '#web/ui/styles.ts'
import { ChartPicture } from '../chart-picture/chart-picture.tsx'
import { chartWatch } from './chart-watch.implementations.ts'
import { innermost, keyOf, runningOf } from './running.ts'
import { RunningList } from './running-list.tsx'
import { SendEvent } from './send-event.tsx'
import { Sequence } from './sequence.tsx'
import { StepTable } from './step-table.tsx'

const halves = css`
  display: grid; gap: var(--s5); grid-template-columns: minmax(0, 1fr);
  @media (min-width: 1024px) { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); }
`
/** What runs stands beside where it is now. */
const beside = css`
  display: grid; gap: var(--s5); grid-template-columns: minmax(0, 1fr); align-items: start;
  @media (min-width: 1024px) { grid-template-columns: 15rem minmax(0, 1fr); }
`
const file = css`
  inline-size: 100%; max-inline-size: 22rem; font-size: var(--size-s); color: var(--ink-soft);
  &::file-selector-button { margin-inline-end: var(--s3); min-block-size: 44px; padding: var(--s2) var(--s4); border: 2px solid var(--accent); border-radius: var(--radius); background: transparent; color: var(--accent); font: inherit; font-weight: 650; cursor: pointer; }
  &::file-selector-button:hover { background: var(--accent-wash); }
`
const isIn = css`padding: 2px var(--s3); border-radius: 999px; background: var(--waiting-wash); color: var(--waiting); font-size: var(--size-s); font-weight: 650; overflow-wrap: anywhere;`
const bar = css`
  display: flex; flex-wrap: wrap; gap: var(--s3) var(--s5); align-items: center; padding: var(--s3) var(--s4); border: 1px solid var(--line-soft); border-radius: var(--radius-card); background: var(--surface-raised);
  & > label { display: flex; flex-wrap: wrap; gap: var(--s2) var(--s3); align-items: center; font-weight: 650; }
`
const waiting = css`
  display: grid; gap: var(--s4); justify-items: center; padding: var(--s7) var(--s5); border: 2px dashed var(--line); border-radius: var(--radius-card); text-align: center;
  & > svg { inline-size: 40px; block-size: 40px; color: var(--accent); }
  & > p { max-inline-size: 32rem; text-wrap: balance; }
`
const range = css`inline-size: min(100%, 30rem); min-block-size: 32px; accent-color: var(--accent);`

type Read = (name: string) => Promise<ReadingOfChart | null>
interface ShownProps {
  /** What has happened until now, or until the step that is shown. */
  steps: readonly RecordedStep[]
  all: readonly RecordedStep[]
  actor: string | null
  read: Read
  onChoose(actor: string): void
  onSend?: (step: RecordedStep, event: { type: string }) => void
  onBack?: (step: RecordedStep) => void
}

/** The charts that run, the one that is looked at with its states lit, and everything that has happened. */
function Shown({ steps, all, actor, read, onChoose, onSend, onBack }: ShownProps) {
  const running = runningOf(steps)
  const { last } = running.find(({ key }) => key === actor) ?? running[0] ?? {}
  if (!last) return null
  return (
    <>
      <div className={beside}>
        <RunningList running={running} chosen={keyOf(last)} onChoose={onChoose} />
        <section className={stack} aria-label={last.chart}>
          <div className={row}>
            <h2>{last.chart}</h2>
            <p role="status" className={isIn}>
              {t('support-charts:watch.isIn', { states: innermost(last.states).join(', ') || t('support-charts:watch.nowhere') })}
            </p>
          </div>
          <ChartPicture key={last.chart} name={last.chart} read={read} lit={last.states} isAlone />
          {onSend && !last.isDone && (
            <SendEvent key={`to ${keyOf(last)}`} events={last.accepts} onSend={(event) => onSend(last, event)} />
          )}
          <p>
            <a href={`#${last.chart}`}>{t('support-charts:watch.about', { name: last.chart })}</a>
          </p>
        </section>
      </div>
      <div className={halves}>
        <div className={tightStack}>
          <h2>{t('support-charts:watch.steps')}</h2>
          <StepTable steps={all} current={steps.at(-1)} onBack={onBack} />
        </div>
        <div className={tightStack}>
          <h2>{t('support-charts:watch.sequence')}</h2>
          <Sequence steps={steps} />
        </div>
      </div>
    </>
  )
}

/** What the charts of another tab do, live or from a file. */
export function ChartWatch({ source, read }: { source: WatchSource; read: Read }) {
  const [state, send] = useMachine(chartWatch, { input: { source } })
  const id = useId()
  const { steps, replayed, at, actor } = state.context
  const choose = (key: string) => send({ type: 'actor.chosen', actor: key })
  const place = t('support-charts:watch.step', { number: at + 1, all: replayed?.length ?? 0 })
  // As long as there's nothing to save, the way to something stands first.
  const isListening = state.matches('listening')
  const recordings = (
    <div className={bar}>
      {state.matches('live') && (
        <Button kind="secondary" onClick={() => send({ type: 'recording.saved' })}>
          {t('support-charts:watch.save')}
        </Button>
      )}
      {(state.matches('replaying') || state.matches('refused')) && (
        <Button kind="secondary" onClick={() => send({ type: 'recording.closed' })}>
          {t(`support-charts:watch.${source}.close`)}
        </Button>
      )}
      <label htmlFor={`${id}-file`}>
        {t('support-charts:watch.open')}
        <input
          id={`${id}-file`}
          className={file}
          type="file"
          accept="application/json"
          onChange={({ target }) => {
            const chosen = target.files?.[0]
            if (chosen) send({ type: 'file.chosen', file: chosen })
          }}
        />
      </label>
    </div>
  )
  return (
    <div className={stack}>
      {!isListening && recordings}
      {showState(state.value, {
        choosing: (
          <div className={waiting}>
            <Icon drawing={pulse} />
            <p role="status">{t('support-charts:watch.choosing')}</p>
          </div>
        ),
        beginning: null,
        listening: (
          <div className={waiting}>
            <Icon drawing={pulse} />
            <p role="status">{t('support-charts:watch.listening')}</p>
            <a className={buttonLooks('primary')} href="/" target="_blank" rel="noreferrer">
              {t('support-charts:watch.openSite')}
            </a>
          </div>
        ),
        live: () => (
          <Shown
            steps={steps}
            all={steps}
            actor={actor}
            read={read}
            onChoose={choose}
            onSend={({ tab, actor }, event) => send({ type: 'wish.sent', wish: { wish: 'send', tab, actor, event } })}
            onBack={({ tab, number }) => send({ type: 'wish.sent', wish: { wish: 'goBack', tab, number } })}
          />
        ),
        opening: <Loading />,
        replaying: () => (
          <>
            <div className={row}>
              <Button kind="secondary" isDisabled={at === 0} onClick={() => send({ type: 'step.shown', at: at - 1 })}>
                {t('support-charts:watch.previous')}
              </Button>
              <Button
                kind="secondary"
                isDisabled={at + 1 === replayed?.length}
                onClick={() => send({ type: 'step.shown', at: at + 1 })}
              >
                {t('support-charts:watch.next')}
              </Button>
              <label className={tightStack} htmlFor={`${id}-at`}>
                {place}
                <input
                  id={`${id}-at`}
                  className={range}
                  type="range"
                  min={1}
                  max={replayed?.length ?? 1}
                  value={at + 1}
                  onChange={({ target }) => send({ type: 'step.shown', at: Number(target.value) - 1 })}
                />
              </label>
            </div>
            <Shown steps={(replayed ?? []).slice(0, at + 1)} all={replayed ?? []} actor={actor} read={read} onChoose={choose} />
          </>
        ),
        refused: <Problem words={t('support-charts:watch.refused')} />,
      })}
      {isListening && recordings}
    </div>
  )
}
