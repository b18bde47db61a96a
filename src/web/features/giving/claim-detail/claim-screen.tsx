import { css, cx } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import { useMachine } from '@xstate/react'
import { type ReactNode, useMemo } from 'react'
import type { Claim } from '#contract/giving/claim.ts'
import { limits } from '#contract/limits.ts'
import { formatDay } from '#web/i18n/dates.ts'
import { t } from '#web/i18n/i18n.ts'
import { formatMoney, formatSum } from '#web/i18n/later-formats.ts'
import { Marked } from '#web/shared/transactions/source-mark.tsx'
import { lazyImport } from '#web/site/lazy-import.ts'
import { useSite } from '#web/site/site.ts'
import { BackLink } from '#web/ui/back-link.tsx'
import { Button } from '#web/ui/button.tsx'
import { showState } from '#web/ui/by-state.ts'
import { Evidence } from '#web/ui/evidence.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { FormFrame } from '#web/ui/form.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Problem } from '#web/ui/reading-parts.tsx'
import { card, row, skeletonLine, soft, stack, tightStack } from '#web/ui/styles.ts'
import { TextArea } from '#web/ui/text-area.tsx'
import { Timeline } from '#web/ui/timeline.tsx'
import { useRulesForm } from '#web/ui/use-rules-form.ts'
import { helpFor, useWhy } from '#web/ui/why.ts'
import { ClaimEvidence } from '../claim-evidence/claim-evidence.tsx'
import { claimSentence, isUnchanged } from '../claim-labels.ts'
import { ClaimStatus } from '../claim-status.tsx'
import { claimDetailWith } from './claim-detail.implementations.ts'
import { entriesOf } from './claim-timeline.ts'

// As a donation is: its way stands first, what is known of it besides stands back.
const halves = css`
  display: grid; gap: var(--s5); grid-template-columns: minmax(0, 1fr); align-items: start;
  @media (min-width: 1024px) { grid-template-columns: minmax(0, 3fr) minmax(0, 2fr); }
`
const facts = css`
  & dl > div { max-inline-size: none; }
  @media (min-width: 1024px) { padding-inline-start: var(--s3); & h2 { font-size: var(--size-l); } & dl > div { grid-template-columns: minmax(0, 1fr); gap: 0; } & dl { font-size: var(--size-s); } & dd { font-size: var(--size-m); } & dd > span > span { font-size: var(--size-s); } }
`
const top = css`
  display: grid; grid-template-columns: auto minmax(0, 1fr); gap: var(--s4); align-items: center;
  & [data-face][data-face][data-face] { inline-size: 3.5rem; block-size: 3.5rem; }
  & > div { display: grid; gap: var(--s2); justify-items: start; }
`

const loadAppealRules = lazyImport(async () => (await import('#contract/giving/claim.rules.ts')).appealRules)

interface AppealProps {
  isBusy: boolean
  onAppeal(text: string): void
}

function Appeal({ isBusy, onAppeal }: AppealProps) {
  const form = useRulesForm(loadAppealRules, { text: '' })
  return (
    <section className={cx(card, stack)} aria-labelledby="appeal">
      <div className={tightStack}>
        <h2 id="appeal">{t('giving-claims:detail.appealTitle')}</h2>
        <p className={soft}>{t('giving-claims:detail.appealText')}</p>
      </div>
      <FormFrame form={form} fields={['text']} onSubmit={({ text }) => !isBusy && onAppeal(text)}>
        <TextArea
          registration={form.register('text')}
          label={t('giving-claims:detail.appealLabel')}
          maximum={limits.maximumCommentLength}
        />
        <Button type="submit" isBusy={isBusy}>
          {t('giving-claims:detail.appeal')}
        </Button>
      </FormFrame>
    </section>
  )
}

interface WithdrawProps {
  isBusy: boolean
  onSure(): void
  onKeep(): void
}

/** Closing a claim is for good. */
function Withdraw({ isBusy, onSure, onKeep }: WithdrawProps) {
  return (
    <Panel tone="waiting">
      <p>{t('giving-claims:detail.withdrawSure')}</p>
      <div className={row}>
        <Button kind="secondary" isBusy={isBusy} onClick={onSure}>
          {t('giving-claims:detail.withdrawNow')}
        </Button>
        <Button kind="quiet" isDisabled={isBusy} onClick={onKeep}>
          {t('giving-claims:detail.keep')}
        </Button>
      </div>
    </Panel>
  )
}

function Detail({ claim, children }: { claim: Claim; children: ReactNode }) {
  const { browser } = useSite()
  return (
    <>
      <div className={tightStack}>
        <div className={top}>
          <Marked transaction={{ ...claim, bonus: null }} />
          <div>
            <h1 tabIndex={-1}>
              {t('giving-claims:detail.for', { type: t(`giving-claims:type.${claim.type}`), retailer: claim.retailerName })}
            </h1>
            <ClaimStatus claim={claim} />
          </div>
        </div>
        <p>{claimSentence(claim.stage, isUnchanged(claim))}</p>
        {claim.transactionId && (
          <p>
            <Link to="/account/donations/$transactionId" params={{ transactionId: claim.transactionId }}>
              {claim.raisedPence === null
                ? t('giving-claims:detail.donation')
                : t('giving-claims:list.raisedSum', { amount: formatSum(claim.raisedPence) })}
            </Link>
          </p>
        )}
      </div>
      <div className={halves}>
        <div className={stack}>
          <section className={cx(card, stack)} aria-labelledby="timeline">
            <h2 id="timeline">{t('giving-claims:detail.happened')}</h2>
            <Timeline entries={entriesOf(claim, browser.now())} />
          </section>
          {children}
        </div>
        <section className={cx(tightStack, facts)} aria-labelledby="facts">
          <h2 id="facts">{t('giving-claims:detail.facts')}</h2>
          <Facts
            rows={[
              [t('giving-claims:detail.reference'), claim.id],
              [t('giving-claims:detail.retailer'), claim.retailerName],
              [t('giving-claims:detail.reason'), claim.queryReason && t(`giving-claims:query.reason.${claim.queryReason}`)],
              [
                t(claim.type === 'missingDonation' ? 'giving-claims:detail.visited' : 'giving:detail.purchased'),
                claim.visitDate && formatDay(claim.visitDate),
              ],
              [t('giving-claims:detail.order'), claim.orderReference],
              [t('giving-claims:detail.spent'), claim.spentPence === null ? null : formatMoney(claim.spentPence)],
              [
                t('giving-claims:detail.worth'),
                claim.isOpen && claim.expectedPence !== null && (
                  <span key="worth" className={tightStack}>
                    {t('giving-claims:detail.about', { amount: formatMoney(claim.expectedPence) })}
                    <span className={soft}>{t('giving-claims:detail.aboutMeans')}</span>
                  </span>
                ),
              ],
              [t('giving-claims:detail.comment'), claim.comment],
            ]}
          />
        </section>
      </div>
    </>
  )
}

/** R-086, F-110 */
export function ClaimScreen({ id }: { id: string }) {
  const site = useSite()
  const machine = useMemo(() => claimDetailWith(site), [site])
  const [state, send, actor] = useMachine(machine, { input: { id } })
  const why = useWhy(actor)
  const { claim } = state.context
  const isMoving = state.matches('moving')
  const refresh = () => send({ type: 'detail.refreshed' })
  const isAsked = state.matches('confirming') || isMoving || state.matches('notMoved')
  const mayAppeal = (state.matches('shown') || isMoving || state.matches('notMoved')) && claim?.mayAppeal
  return (
    <div className={stack}>
      <BackLink to="/account/claims">{t('giving-claims:detail.back')}</BackLink>
      {showState(state.value, {
        loading: () => (
          <div role="status" className={stack}>
            <h1 tabIndex={-1}>{t('giving-claims:detail.title')}</h1>
            <p className={soft}>{t('common:loading')}</p>
            <div className={skeletonLine} />
            <div className={skeletonLine} />
          </div>
        ),
        shown: null,
        confirming: null,
        moving: null,
        notMoved: () => <Problem words={t('giving-claims:detail.notMoved')} help={helpFor(why)} />,
        tooLate: () => <Problem tone="waiting" words={t('giving-claims:detail.tooLate')} />,
        unknown: null,
        failed: null,
      })}
      {state.hasTag('readable') && claim && (
        <Detail claim={claim}>
          {claim.isOpen ? <ClaimEvidence claim={claim} /> : <Evidence paths={claim.evidence} />}
          {mayAppeal && <Appeal isBusy={isMoving} onAppeal={(text) => send({ type: 'appeal.submitted', text })} />}
          <div className={row}>
            {!isMoving && (
              <Button kind="secondary" onClick={refresh}>
                {t('giving-claims:detail.refresh')}
              </Button>
            )}
            {state.matches('shown') && claim.isOpen && (
              <Button kind="quiet" onClick={() => send({ type: 'withdrawal.begun' })}>
                {t('giving-claims:detail.withdraw')}
              </Button>
            )}
            {isAsked && claim.isOpen && (
              <Withdraw
                isBusy={isMoving}
                onSure={() => send({ type: 'withdrawal.confirmed' })}
                onKeep={() => send({ type: 'withdrawal.kept' })}
              />
            )}
          </div>
        </Detail>
      )}
      {state.matches('unknown') && (
        <>
          <h1 tabIndex={-1}>{t('giving-claims:detail.unknownTitle')}</h1>
          <p>{t('giving-claims:detail.unknown')}</p>
          <div>
            <Button kind="secondary" onClick={refresh}>
              {t('common:tryAgain')}
            </Button>
          </div>
        </>
      )}
      {state.matches('failed') && (
        <>
          <h1 tabIndex={-1}>{t('giving-claims:detail.title')}</h1>
          <Problem words={t('giving-claims:detail.failed')} help={helpFor(why)} onRetry={refresh} />
        </>
      )}
    </div>
  )
}
