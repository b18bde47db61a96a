import { useMachine } from '@xstate/react'
import { useMemo, useState } from 'react'
import { type QueryReason, queryReasons } from '#contract/giving/claim.ts'
import type { TransactionDetail } from '#contract/giving/donation.ts'
import { limits } from '#contract/limits.ts'
import {
  type DonationQueryMeta,
  type DonationQueryStep,
  donationQueryOrder,
} from '#machines/giving/donation-query/donation-query.machine.ts'
import { formatDay } from '#web/i18n/dates.ts'
import { t } from '#web/i18n/i18n.ts'
import { formatMoney } from '#web/i18n/later-formats.ts'
import { lazyImport } from '#web/site/lazy-import.ts'
import { useSite } from '#web/site/site.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { showState } from '#web/ui/by-state.ts'
import { Radios } from '#web/ui/choices.tsx'
import { FormFrame } from '#web/ui/form.tsx'
import { Problem } from '#web/ui/reading-parts.tsx'
import { useStepAddress } from '#web/ui/step-address.ts'
import { type Progress, StepFrame } from '#web/ui/step-frame.tsx'
import { row, skeletonLine, stack } from '#web/ui/styles.ts'
import { TextArea } from '#web/ui/text-area.tsx'
import { useRulesForm } from '#web/ui/use-rules-form.ts'
import { helpFor, useWhy } from '#web/ui/why.ts'
import { NotTaken, Saved, Taken } from '../enquiry-parts.tsx'
import { donationQueryWith } from './donation-query.implementations.ts'

const loadRules = lazyImport(() => import('#contract/giving/donation-query.rules.ts'))
function progressOf(step: DonationQueryStep): Progress {
  const number = donationQueryOrder.steps.indexOf(step) + 1
  const words = t('giving-claims:query.progress', { number, name: t(`giving-claims:query.step.${step}`) })
  return { words, step: { number, total: donationQueryOrder.steps.length } }
}
const metaOf = (state: { getMeta(): Record<string, DonationQueryMeta | undefined> }) =>
  Object.values(state.getMeta()).find((value) => value !== undefined)

function Reason({
  transaction,
  kept,
  refusals,
  onChoose,
}: {
  transaction: TransactionDetail
  kept: QueryReason | null
  refusals: Record<string, string>
  onChoose(reason: QueryReason): void
}) {
  const form = useRulesForm<{ reason: QueryReason }>(
    async () => (await loadRules()).queryReasonRules,
    kept ? { reason: kept } : {},
  )
  return (
    <StepFrame
      title={t('giving-claims:query.reasonTitle')}
      progress={progressOf('reason')}
      intro={
        <p>
          {t('giving-claims:query.about', {
            amount: formatMoney(transaction.donationPence),
            shop: transaction.retailerName,
            day: formatDay(transaction.purchasedAt),
            spent: formatMoney(transaction.spentPence),
          })}
        </p>
      }
    >
      <FormFrame form={form} fields={['reason']} serverFields={refusals} onSubmit={({ reason }) => onChoose(reason)}>
        <Radios
          registration={form.register('reason')}
          legend={t('giving-claims:query.reasonTitle')}
          isLegendHidden
          options={queryReasons
            .filter((value) => value !== 'declined' || transaction.stage === 'declined')
            .map((value) => ({ value, label: t(`giving-claims:query.reason.${value}`) }))}
        />
        <Button type="submit">{t('giving-claims:query.continue')}</Button>
      </FormFrame>
    </StepFrame>
  )
}

function Details({
  kept,
  refusals,
  isBusy,
  onBack,
  onSubmit,
}: {
  kept: string
  refusals: Record<string, string>
  isBusy: boolean
  onBack: (() => void) | undefined
  onSubmit(comment: string): void
}) {
  const form = useRulesForm(async () => (await loadRules()).queryDetailsRules, { comment: kept })
  return (
    <StepFrame
      title={t('giving-claims:query.detailsTitle')}
      progress={progressOf('details')}
      onBack={onBack}
      intro={<p>{t('giving-claims:query.detailsText')}</p>}
    >
      <FormFrame
        form={form}
        fields={['comment']}
        serverFields={refusals}
        onSubmit={({ comment }) => !isBusy && onSubmit(comment)}
      >
        <TextArea
          registration={form.register('comment')}
          label={t('giving-claims:query.comment')}
          maximum={limits.maximumCommentLength}
        />
        <Button type="submit" isBusy={isBusy}>
          {t('giving-claims:query.send')}
        </Button>
      </FormFrame>
    </StepFrame>
  )
}

/** R-077, F-118, E-056 */
export function DonationQueryScreen({ id }: { id: string }) {
  const site = useSite()
  const [key] = useState(() => site.browser.newId())
  const machine = useMemo(() => donationQueryWith(site, key), [site, key])
  const [state, send, actor] = useMachine(machine, { input: { id } })
  const why = useWhy(actor)
  const { transaction, reason, comment, received, refusals } = state.context
  const isBusy = state.hasTag('busy')
  useStepAddress(
    donationQueryOrder.steps,
    metaOf(state)?.step,
    () => metaOf(actor.getSnapshot())?.step,
    (step) => send({ type: 'step.shown', step }),
    !state.matches('loading'),
  )
  const detailsScreen = () => (
    <Details
      kept={comment}
      refusals={refusals}
      isBusy={isBusy}
      onBack={isBusy ? undefined : () => send({ type: 'step.back' })}
      onSubmit={(text) => send({ type: 'details.submitted', details: { comment: text } })}
    />
  )
  const loadingScreen = () => (
    <div role="status" className={stack}>
      <h1 tabIndex={-1}>{t('giving-claims:query.title')}</h1>
      <p>{t('common:loading')}</p>
      <div className={skeletonLine} />
    </div>
  )
  return showState(state.value, {
    loading: loadingScreen,
    unknown: () => (
      <StepFrame title={t('giving:detail.unknownTitle')} intro={<p>{t('giving:detail.unknown')}</p>}>
        <div className={row}>
          <ButtonLink to="/account/donations">{t('giving:detail.back')}</ButtonLink>
          <Button kind="quiet" onClick={() => send({ type: 'detail.refreshed' })}>
            {t('common:tryAgain')}
          </Button>
        </div>
      </StepFrame>
    ),
    couldNotLoad: () => (
      <StepFrame title={t('giving-claims:query.title')}>
        <Problem words={t('giving:detail.failed')} help={helpFor(why)} onRetry={() => send({ type: 'detail.refreshed' })} />
      </StepFrame>
    ),
    reason: () =>
      transaction && (
        <Reason
          transaction={transaction}
          kept={reason}
          refusals={refusals}
          onChoose={(chosen) => send({ type: 'reason.chosen', reason: chosen })}
        />
      ),
    details: detailsScreen,
    submitting: detailsScreen,
    saved: () => <Saved onSend={() => send({ type: 'submission.retried' })} />,
    failed: () => (
      <NotTaken
        title={t('giving-claims:query.failedTitle')}
        text={t('giving-claims:query.failed')}
        onBack={() => send({ type: 'step.back' })}
        onRetry={() => send({ type: 'submission.retried' })}
      />
    ),
    success: () =>
      received && (
        <Taken
          title={t('giving-claims:query.doneTitle')}
          reference={received.submissionId}
          text={t('giving-claims:missingDonation.answerBy', { day: formatDay(received.answerBy) })}
        />
      ),
  })
}
