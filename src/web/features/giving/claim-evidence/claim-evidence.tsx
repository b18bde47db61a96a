import { useMachine } from '@xstate/react'
import { useMemo, useRef } from 'react'
import { fromPromise } from 'xstate'
import type { Claim } from '#contract/giving/claim.ts'
import { claimCalls } from '#contract/giving/claims.calls.ts'
import { limits } from '#contract/limits.ts'
import { claimEvidenceMachine, type EvidenceOutcome } from '#machines/giving/claim-evidence/claim-evidence.machine.ts'
import { ApiFailure } from '#web/api/failure.ts'
import { t } from '#web/i18n/i18n.ts'
import { readPicture } from '#web/platform/read-picture.ts'
import { useSite } from '#web/site/site.ts'
import { showState } from '#web/ui/by-state.ts'
import { Evidence } from '#web/ui/evidence.tsx'
import { FileDrop } from '#web/ui/file-drop.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Problem } from '#web/ui/reading-parts.tsx'
import { soft, stack } from '#web/ui/styles.ts'
import { helpFor, useWhy } from '#web/ui/why.ts'

/** G-001: pictures of the order, for whoever decides. */
export function ClaimEvidence({ claim }: { claim: Claim }) {
  const { api } = useSite()
  const chosen = useRef<File | null>(null)
  const machine = useMemo(
    () =>
      claimEvidenceMachine.provide({
        actors: {
          sendPicture: fromPromise(async (): Promise<EvidenceOutcome> => {
            const imagePayload = await readPicture(chosen.current ?? new File([], '')).catch(() => null)
            if (imagePayload === null) return { kind: 'refused', fault: 'unreadable' }
            try {
              const { details } = await api.ask(claimCalls.addEvidence, { path: { claimId: claim.id }, body: { imagePayload } })
              return { kind: 'kept', paths: details.evidence }
            } catch (error) {
              const code = error instanceof ApiFailure ? error.code : null
              if (code === 'illegalMove') return { kind: 'closed' }
              if (code === 'imageType' || code === 'imageTooLarge') return { kind: 'refused', fault: code }
              throw error
            }
          }),
        },
      }),
    [api, claim.id],
  )
  const [state, send, actor] = useMachine(machine, { input: { paths: claim.evidence } })
  const why = useWhy(actor)
  const { fault, paths } = state.context
  return (
    <section className={stack} aria-labelledby="evidence">
      <h2 id="evidence">{t('giving-claims:evidence.title')}</h2>
      <p className={soft}>{t('giving-claims:evidence.text')}</p>
      <Evidence paths={paths} />
      <div role="status">
        {(state.matches({ choosing: 'added' }) || (state.matches('full') && paths.length > claim.evidence.length)) && (
          <Panel tone="positive">
            <p>{t('giving-claims:evidence.added')}</p>
          </Panel>
        )}
        {state.hasTag('busy') && <p aria-busy="true">{t('giving-claims:evidence.sending')}</p>}
        {state.matches('full') && <p>{t('giving-claims:evidence.full')}</p>}
      </div>
      {showState(state.value, {
        counted: null,
        choosing: (inside) => (
          <>
            {inside === 'failed' && (
              <Problem
                words={t('giving-claims:evidence.failed')}
                help={helpFor(why)}
                onRetry={() => send({ type: 'submission.retried' })}
                retryWords={t('giving-claims:evidence.again')}
              />
            )}
            <FileDrop
              label={t('giving-claims:evidence.choose')}
              hint={t('giving-claims:evidence.hint')}
              accept={limits.imageTypes}
              error={fault ? t(`giving-claims:evidence.fault.${fault}`) : undefined}
              onFiles={([file]) => {
                if (!file) return
                chosen.current = file
                send({ type: 'file.chosen', fileType: file.type })
              }}
            />
          </>
        ),
        sending: null,
        kept: null,
        full: null,
        closed: () => (
          <Panel tone="waiting" isAlert>
            <p>{t('giving-claims:evidence.closed')}</p>
          </Panel>
        ),
      })}
    </section>
  )
}
