import type { AnswerOutcome, PaymentRun } from '#contract/giving/payment-run.ts'
import { type ActOutcome, mayDo, type RunAct } from '#machines/support/payment-run-console/run-acts.ts'
import { t } from '#web/i18n/i18n.ts'
import { formatMoney } from '#web/i18n/later-formats.ts'
import { Button } from '#web/ui/button.tsx'
import { FileDrop } from '#web/ui/file-drop.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Problem, Saved } from '#web/ui/reading-parts.tsx'
import { row, stack } from '#web/ui/styles.ts'
import { InPlace } from '../in-place.tsx'
import { ReasonForm } from '../support-queue/reason-form.tsx'

const answerTypes = ['application/xml', 'text/xml', 'text/csv', '.xml', '.csv']

function Answers({ outcome }: { outcome: AnswerOutcome }) {
  const { faults, kept, paid, refused, returned, same, later } = outcome
  if (faults.length > 0)
    return (
      <Panel tone="negative" isAlert>
        <p>{t('support-payment-runs:act.faults')}</p>
        <ul>
          {faults.slice(0, 20).map(({ kind, detail }) => (
            <li key={`${kind} ${detail}`}>{t(`support-payment-runs:fault.${kind}`, { detail })}</li>
          ))}
        </ul>
      </Panel>
    )
  return (
    <div role="status">
      <Panel tone={kept.length > 0 ? 'waiting' : 'positive'}>
        <p>{t('support-payment-runs:act.taken', { paid, refused, returned, same, later })}</p>
        {kept.length > 0 && <p>{t('support-payment-runs:act.kept', { references: kept.join(', ') })}</p>}
      </Panel>
    </div>
  )
}

/** What became of the last thing that was done. */
export function OutcomeMessage({ told }: { told: ActOutcome | null }) {
  if (told?.kind === 'answered') return <Answers outcome={told.outcome} />
  if (told?.kind === 'refused') return <Problem words={t(`support-payment-runs:act.${told.code}`)} />
  return told?.kind === 'done' ? <Saved words={t('support-payment-runs:act.done')} /> : null
}

interface ActsProps {
  run: PaymentRun
  isBusy: boolean
  onAct(act: RunAct): void
  /** Why the run is called back, while it is being written. */
  recall: { isWriting: boolean; onBegin(): void; onLeave(): void; onGive(text: string): void }
}

function Decision({ run, isBusy, onAct, mayApprove }: ActsProps & { mayApprove: boolean }) {
  return (
    <>
      {run.changed.length > 0 && (
        <Panel tone="waiting">
          <p>{t('support-payment-runs:act.changed', { causes: run.changed.join(', ') })}</p>
        </Panel>
      )}
      <p>{t(run.isMine ? 'support-payment-runs:act.mine' : 'support-payment-runs:act.approveText')}</p>
      <div className={row}>
        {mayApprove && (
          <Button isBusy={isBusy} onClick={() => onAct({ type: 'run.approved' })}>
            {t('support-payment-runs:act.approve', { amount: formatMoney(run.payable.pence) })}
          </Button>
        )}
        <Button kind="secondary" isBusy={isBusy} onClick={() => onAct({ type: 'run.discarded' })}>
          {t('support-payment-runs:act.discard')}
        </Button>
      </div>
    </>
  )
}

/** Nothing has left us yet: it can all be taken back, with a reason. */
function Recall({ isBusy, recall }: Pick<ActsProps, 'isBusy' | 'recall'>) {
  return (
    <InPlace
      isOpen={recall.isWriting}
      form={
        <ReasonForm
          label={t('support-payment-runs:act.whyRecall')}
          hint={t('support-payment-runs:act.whyRecallHint')}
          send={t('support-payment-runs:act.recallNow')}
          onSend={recall.onGive}
          onCancel={recall.onLeave}
        />
      }
    >
      <div className={row}>
        <Button kind="quiet" isBusy={isBusy} onClick={recall.onBegin}>
          {t('support-payment-runs:act.recall')}
        </Button>
      </div>
    </InPlace>
  )
}

/** What can be done with a run now: what its chart allows, the same that the server holds to. */
export function Acts(props: ActsProps) {
  const { run, isBusy, onAct } = props
  const may = (act: RunAct) => mayDo(run, act)
  return (
    <section className={stack} aria-labelledby="acts">
      <h2 id="acts" tabIndex={-1}>
        {t('support-payment-runs:act.title')}
      </h2>
      {run.voided && <p>{t(`support-payment-runs:voided.${run.voided}`)}</p>}
      {run.voidReason && <p>{run.voidReason}</p>}
      {run.stage === 'answered' && <p>{t('support-payment-runs:act.over')}</p>}
      {may({ type: 'run.discarded' }) && <Decision {...props} mayApprove={may({ type: 'run.approved' })} />}
      {may({ type: 'file.taken' }) && (
        <>
          <p>{t('support-payment-runs:act.fileText')}</p>
          <div className={row}>
            <Button
              kind={run.isFileTaken ? 'secondary' : 'primary'}
              isBusy={isBusy}
              onClick={() => onAct({ type: 'file.taken' })}
            >
              {t(run.isFileTaken ? 'support-payment-runs:act.fileAgain' : 'support-payment-runs:act.file')}
            </Button>
          </div>
        </>
      )}
      {may({ type: 'run.recalled', text: 'any' }) && <Recall {...props} />}
      {may({ type: 'answers.uploaded', content: '' }) && (
        <>
          <p>{t('support-payment-runs:act.answersText')}</p>
          {isBusy ? (
            <p role="status">{t('support-payment-runs:act.doing')}</p>
          ) : (
            <FileDrop
              label={t('support-payment-runs:act.answers')}
              hint={t('support-payment-runs:act.answersHint')}
              accept={answerTypes}
              onFiles={([file]) => {
                if (file) void file.text().then((content) => onAct({ type: 'answers.uploaded', content }))
              }}
            />
          )}
        </>
      )}
    </section>
  )
}
