import { css } from '@linaria/core'
import { useMachine } from '@xstate/react'
import { useMemo, useRef } from 'react'
import { fromPromise } from 'xstate'
import { csvDownloadMachine } from '#machines/giving/csv-download/csv-download.machine.ts'
import { t } from '#web/i18n/i18n.ts'
import { saveFile } from '#web/platform/save-file.ts'
import { Button } from '#web/ui/button.tsx'
import { showState } from '#web/ui/by-state.ts'
import { Problem } from '#web/ui/reading-parts.tsx'
import { row } from '#web/ui/styles.ts'
import { helpFor, useWhy } from '#web/ui/why.ts'

// Nothing to say takes no room.
const said = css`&:empty { position: absolute; }`

interface Props {
  title?: string
  name: string
  /** Reads the file; ends early when `signal` does. */
  read(signal: AbortSignal): Promise<string>
}

/** A-108, E-070 */
export function CsvDownload({ title = t('giving:csv.title'), name, read }: Props) {
  const latest = useRef(read)
  latest.current = read
  const machine = useMemo(
    () =>
      csvDownloadMachine.provide({
        actors: {
          download: fromPromise<void>(async ({ signal }) => saveFile(name, 'text/csv', await latest.current(signal))),
        },
      }),
    [name],
  )
  const [state, send, actor] = useMachine(machine)
  const why = useWhy(actor)
  const isBusy = state.hasTag('busy')
  return (
    <section className={row} aria-label={title}>
      <Button kind="quiet" isBusy={isBusy} onClick={() => send({ type: 'file.asked' })}>
        {t('giving:csv.ask')}
      </Button>
      {isBusy && (
        <Button kind="quiet" onClick={() => send({ type: 'download.cancelled' })}>
          {t('giving:csv.cancel')}
        </Button>
      )}
      <span role="status" className={said}>
        {state.matches('done') && t('giving:csv.done')}
      </span>
      {showState(state.value, {
        idle: null,
        downloading: null,
        cancelled: null,
        done: null,
        failed: () => <Problem words={t('giving:csv.failed')} help={helpFor(why)} />,
      })}
    </section>
  )
}
