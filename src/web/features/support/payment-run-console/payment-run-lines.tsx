import { css } from '@linaria/core'
import { type RefusalKind, refusalKinds } from '#contract/cause-admin/statement.ts'
import type { LineAnswer, LineStage, PaymentRun, PaymentRunLine } from '#contract/giving/payment-run.ts'
import { mayDo, refusalOf } from '#machines/support/payment-run-console/run-acts.ts'
import type { Drafts } from '#machines/support/written-words.ts'
import { t } from '#web/i18n/i18n.ts'
import { formatMoney } from '#web/i18n/later-formats.ts'
import { lazyImport } from '#web/site/lazy-import.ts'
import { Button } from '#web/ui/button.tsx'
import { Radios } from '#web/ui/choices.tsx'
import { FormFrame } from '#web/ui/form.tsx'
import { Status, type StatusTone } from '#web/ui/status.tsx'
import { card, row, soft, tightStack, visuallyHidden } from '#web/ui/styles.ts'
import { useRulesForm } from '#web/ui/use-rules-form.ts'
import { Unsent } from '../in-place.tsx'

const loadRules = lazyImport(async () => (await import('#contract/support/support.rules.ts')).lineRefusalRules)
const head = css`
  display: flex; gap: var(--s3); justify-content: space-between; align-items: baseline;
  & > b { font-variant-numeric: tabular-nums; }
`
const tones: Record<LineStage, StatusTone> = {
  sent: 'waiting',
  paid: 'positive',
  refused: 'negative',
  returned: 'negative',
  withdrawn: 'waiting',
}

interface RefusalFormProps {
  cause: string
  isReturned: boolean
  onSend(refusal: RefusalKind): void
  onCancel(): void
}

function RefusalForm({ cause, isReturned, onSend, onCancel }: RefusalFormProps) {
  const form = useRulesForm<{ refusal: '' | RefusalKind }>(loadRules, { refusal: '' })
  const options = refusalKinds.map((value) => ({ value, label: t(`support-payment-runs:refusal.${value}`) }))
  return (
    <FormFrame form={form} fields={['refusal']} onSubmit={({ refusal }) => refusal !== '' && onSend(refusal)}>
      <Radios
        registration={form.register('refusal')}
        legend={t(`support-payment-runs:line.${isReturned ? 'whyReturned' : 'whyRefused'}`, { cause })}
        options={options}
      />
      <div className={row}>
        <Button type="submit">{t(`support-payment-runs:line.${isReturned ? 'sendReturn' : 'sendRefusal'}`)}</Button>
        <Button kind="quiet" onClick={onCancel}>
          {t('support-payment-runs:line.keep')}
        </Button>
      </div>
    </FormFrame>
  )
}

/** Masked: of an account only its name and the last four digits. */
function Account({ account, accountChange }: Pick<PaymentRunLine, 'account' | 'accountChange'>) {
  if (!account) return <p className={soft}>{t('support-payment-runs:line.none')}</p>
  const { name, lastFour, isBuildingSociety } = account
  return (
    <>
      <p>
        {t(isBuildingSociety ? 'support-payment-runs:line.society' : 'support-payment-runs:line.account', { name, lastFour })}
      </p>
      {accountChange && (
        <p>
          <Status tone="waiting">{t(`support-payment-runs:line.${accountChange}`)}</Status>
        </p>
      )}
    </>
  )
}

function StatusOf({ stage, waits, refusal }: PaymentRunLine) {
  if (waits) return <Status tone="waiting">{t(`support-payment-runs:waits.${waits}`)}</Status>
  if (!stage) return <Status tone="positive">{t('support-payment-runs:line.toPay')}</Status>
  return (
    <>
      <Status tone={tones[stage]}>{t(`support-payment-runs:line.${stage}`)}</Status>
      {refusal && <p className={soft}>{t(`support-payment-runs:refusal.${refusal}`)}</p>}
    </>
  )
}

// Two beside one another where there is room: a run has many.
const list = css`
  display: grid; gap: var(--s3); align-items: start; grid-template-columns: minmax(0, 1fr);
  @media (min-width: 1280px) { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`

interface LinesProps {
  run: PaymentRun
  isBusy: boolean
  /** The line whose refusal is being entered. */
  refusing: string | null
  /** What is chosen for others, and not recorded. */
  drafts: Drafts
  onBegin(paymentId: string): void
  onLeave(paymentId: string): void
  onAnswer(paymentId: string, answer: LineAnswer): void
  onRefuse(paymentId: string, answer: LineAnswer): void
}

/** One cause; its controls are what the line's chart allows. */
function Line({
  line,
  run,
  isBusy,
  refusing,
  drafts,
  onBegin,
  onLeave,
  onAnswer,
  onRefuse,
}: LinesProps & { line: PaymentRunLine }) {
  const { paymentId, causeName } = line
  const refusal = paymentId && refusalOf(run, paymentId)
  const isReturnable = refusal === 'bank.returned'
  const isOpen = paymentId !== null && mayDo(run, { type: 'line.answered', paymentId, answer: { type: 'bank.paid' } })
  const isRefusing = refusing !== null && refusing === paymentId
  return (
    <li className={`${card} ${tightStack}`}>
      <div className={head}>
        <h3>{causeName}</h3>
        <b>{formatMoney(line.pence)}</b>
      </div>
      <div>
        <StatusOf {...line} />
      </div>
      <Account account={line.account} accountChange={line.waits ? null : line.accountChange} />
      {paymentId !== null && paymentId in drafts && refusal && !isRefusing && !isBusy && (
        <div>
          <Unsent />
        </div>
      )}
      {line.reference && <p className={soft}>{t('support-payment-runs:line.reference', { reference: line.reference })}</p>}
      {isOpen && paymentId && !isRefusing && (
        <div className={row}>
          <Button kind="secondary" isBusy={isBusy} onClick={() => onAnswer(paymentId, { type: 'bank.paid' })}>
            <span aria-hidden>{t('support-payment-runs:line.setPaid')}</span>
            <span className={visuallyHidden}>{t('support-payment-runs:line.setPaidFor', { cause: causeName })}</span>
          </Button>
          <Button kind="quiet" isBusy={isBusy} onClick={() => onBegin(paymentId)}>
            <span aria-hidden>{t('support-payment-runs:line.setRefused')}</span>
            <span className={visuallyHidden}>{t('support-payment-runs:line.setRefusedFor', { cause: causeName })}</span>
          </Button>
        </div>
      )}
      {isReturnable && paymentId && !isRefusing && (
        <div>
          <Button kind="quiet" isBusy={isBusy} onClick={() => onBegin(paymentId)}>
            <span aria-hidden>{t('support-payment-runs:line.setReturned')}</span>
            <span className={visuallyHidden}>{t('support-payment-runs:line.setReturnedFor', { cause: causeName })}</span>
          </Button>
        </div>
      )}
      {refusal && paymentId && isRefusing && (
        <RefusalForm
          cause={causeName}
          isReturned={isReturnable}
          onSend={(why) => onRefuse(paymentId, { type: refusal, refusal: why })}
          onCancel={() => onLeave(paymentId)}
        />
      )}
    </li>
  )
}

export function Lines(props: LinesProps) {
  return (
    <ul className={list}>
      {props.run.lines.map((line) => (
        <Line key={`${line.causeId} ${line.stage}`} line={line} {...props} />
      ))}
    </ul>
  )
}
