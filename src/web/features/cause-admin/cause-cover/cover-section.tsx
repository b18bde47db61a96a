import { css } from '@linaria/core'
import { useMachine } from '@xstate/react'
import { useMemo } from 'react'
import { fromPromise } from 'xstate'
import { causePageCalls } from '#contract/cause-admin/cause-page.calls.ts'
import type { Cause } from '#contract/causes/cause.ts'
import { limits } from '#contract/limits.ts'
import { type CoverChange, causeCoverMachine } from '#machines/cause-admin/cause-cover/cause-cover.machine.ts'
import { t } from '#web/i18n/i18n.ts'
import { lazyImport } from '#web/site/lazy-import.ts'
import { type Site, useSite } from '#web/site/site.ts'
import { Button } from '#web/ui/button.tsx'
import { showState } from '#web/ui/by-state.ts'
import { CauseCover } from '#web/ui/cause-cover.tsx'
import { Fold } from '#web/ui/fold.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { Problem, Saved } from '#web/ui/reading-parts.tsx'
import { row, soft, stack } from '#web/ui/styles.ts'
import { useToast } from '#web/ui/use-toast.ts'
import { helpFor, useWhy } from '#web/ui/why.ts'

const shown = css`border-radius: var(--radius-card); max-inline-size: 36rem;`

// The cropper comes when somebody wants it.
const PictureUpload = lazyPart(lazyImport(async () => (await import('#web/ui/picture-upload.tsx')).PictureUpload, 'account'))

function causeCoverWith({ api }: Pick<Site, 'api'>, id: number) {
  return causeCoverMachine.provide({
    actors: {
      change: fromPromise<string | null, { change: CoverChange | null }>(async ({ input: { change } }) => {
        const call = change === 'undo' ? causePageCalls.undoCauseCover : causePageCalls.dropCauseCover
        const body = change === 'undo' ? { body: {} } : {}
        return (await api.ask(call, { path: { id }, ...body })).details.coverHttps
      }),
    },
  })
}

/** H-003: the wide picture of now, another in its place, or the drawing that stands there without one. */
export function CoverSection({ cause, onChange }: { cause: Cause; onChange(picture: string | null): void }) {
  const site = useSite()
  const machine = useMemo(() => causeCoverWith(site, cause.id), [site, cause.id])
  const [state, send, actor] = useMachine(machine, { input: { picture: cause.coverHttps } })
  const why = useWhy(actor)
  const { picture } = state.context
  useToast(state.matches('changed') ? { kind: 'success', words: t('cause-admin:page.cover.savedToast'), isSaid: true } : null)
  const changes = (
    <div className={row}>
      {state.can({ type: 'removal.asked' }) && (
        <Button kind="quiet" onClick={() => send({ type: 'removal.asked' })}>
          {t('cause-admin:page.cover.remove')}
        </Button>
      )}
    </div>
  )
  return (
    <Fold
      title={t('cause-admin:page.cover.title')}
      note={t(picture === null ? 'cause-admin:summary.missing.cover' : 'cause-admin:summary.there.picture')}
    >
      <div className={stack}>
        <p className={soft}>{t(picture === null ? 'cause-admin:page.cover.drawn' : 'cause-admin:page.cover.own')}</p>
        {showState(state.value, {
          kept: () => changes,
          changed: () => (
            <>
              <div className={row}>
                <Saved words={t('cause-admin:page.saved')} />
                <Button kind="quiet" onClick={() => send({ type: 'undo.asked' })}>
                  {t('cause-admin:page.undo')}
                </Button>
              </div>
              {changes}
            </>
          ),
          changing: () => (
            <Button kind="quiet" isBusy>
              {t('cause-admin:page.cover.changing')}
            </Button>
          ),
          failed: () => (
            <Problem
              words={t('cause-admin:page.cover.failed')}
              help={helpFor(why)}
              onRetry={() => send({ type: 'change.retried' })}
            />
          ),
        })}
        {!state.matches('changing') && (
          <PictureUpload
            shape={limits.cover}
            words={{
              alt: t('cause-admin:page.cover.alt'),
              choose: t('cause-admin:page.cover.choose'),
              crop: t('cause-admin:page.cover.crop'),
              failed: t('cause-admin:page.saveFailed'),
              notSaved: t('cause-admin:page.cover.notSaved'),
            }}
            saved={null}
            current={
              <CauseCover
                name={cause.name}
                kind={cause.kind}
                picture={picture}
                sizes="(min-width: 560px) 540px, 100vw"
                className={shown}
              />
            }
            save={async (imagePayload) => {
              const { details } = await site.api.ask(causePageCalls.saveCauseCover, {
                path: { id: cause.id },
                body: { imagePayload },
              })
              if (details.coverHttps === null) return
              send({ type: 'cover.saved', picture: details.coverHttps })
              onChange(details.coverHttps)
            }}
          />
        )}
      </div>
    </Fold>
  )
}
