import { css } from '@linaria/core'
import { useMachine } from '@xstate/react'
import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import { fromPromise } from 'xstate'
import type { Cause } from '#contract/causes/cause.ts'
import { causeCalls } from '#contract/causes/causes.calls.ts'
import { causePreviewMachine } from '#machines/cause-admin/cause-preview/cause-preview.machine.ts'
import { t } from '#web/i18n/i18n.ts'
import { lazyImport } from '#web/site/lazy-import.ts'
import { type Site, useSite } from '#web/site/site.ts'
import { Button } from '#web/ui/button.tsx'
import { showState } from '#web/ui/by-state.ts'
import { lazyScreen } from '#web/ui/lazy-screen.tsx'
import { Modal } from '#web/ui/modal.tsx'
import { Loading, Problem } from '#web/ui/reading-parts.tsx'
import { soft, stack } from '#web/ui/styles.ts'
import { lookOf, storyOf, type TypedParts } from './typed-cause.ts'

// What stays in sight on the page would lie over what is looked at here.
const frame = css`
  --rail: static; position: relative; overflow: clip; border: 1px solid var(--line-soft); border-radius: var(--radius-card); background: var(--surface); padding-inline: var(--s4);
`
// The words of the page that everybody sees come with it.
const CauseProfile = lazyScreen(
  lazyImport(async () => (await import('#web/shared/cause-profile/cause-profile.tsx')).CauseProfile, 'content', 'registration'),
)

function causePreviewWith({ api }: Pick<Site, 'api'>, causeKey: number) {
  return causePreviewMachine.provide({
    actors: {
      readStory: fromPromise(async () => (await api.ask(causeCalls.readCauseStory, { path: { causeKey } })).details.story),
    },
  })
}

/** Everything looks as it will, and nothing leads away from what is typed: presses end here. */
function Inactive({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = ref.current
    const stop = (event: Event) => {
      event.preventDefault()
      event.stopPropagation()
    }
    element?.addEventListener('click', stop, true)
    return () => element?.removeEventListener('click', stop, true)
  }, [])
  return (
    <div ref={ref} className={frame}>
      {children}
    </div>
  )
}

interface PreviewProps {
  cause: Cause
  /** What is typed when the preview is asked for. */
  typed(): TypedParts
}

/** H-003: the cause’s page with what is typed and not saved. */
export function CausePreview({ cause, typed }: PreviewProps) {
  const site = useSite()
  const machine = useMemo(() => causePreviewWith(site, cause.id), [site, cause.id])
  const [state, send] = useMachine(machine)
  const { look, story } = state.context
  const page = look && (
    <Inactive>
      <CauseProfile cause={look.cause} story={storyOf(story, look.target, Date.now())} />
    </Inactive>
  )
  async function ask(): Promise<void> {
    const look = await lookOf(cause, typed()).catch(() => ({ cause, target: cause.yearTarget }))
    send({ type: 'preview.asked', look })
  }
  return (
    <>
      <Button kind="secondary" onClick={() => void ask()}>
        {t('cause-admin:page.preview.open')}
      </Button>
      <Modal
        isOpen={state.hasTag('open')}
        isWide
        title={t('cause-admin:page.preview.title')}
        onClose={() => send({ type: 'preview.closed' })}
      >
        <div className={stack}>
          <p className={soft}>{t('cause-admin:page.preview.note')}</p>
          {showState(state.value, {
            closed: null,
            reading: () => <Loading />,
            shown: () => page,
            withoutFigures: () => (
              <>
                <Problem words={t('cause-admin:page.preview.noFigures')} onRetry={() => void ask()} />
                {page}
              </>
            ),
          })}
        </div>
      </Modal>
    </>
  )
}
