import { css, cx } from '@linaria/core'
import { useMachine } from '@xstate/react'
import { useMemo } from 'react'
import { donationFor } from '#contract/money.ts'
import type { DonationRecord } from '#contract/support/donation-record.ts'
import { donationMachine } from '#machines/giving/donation/donation.machine.ts'
import { formatDayAndTime } from '#web/i18n/dates.ts'
import { t } from '#web/i18n/i18n.ts'
import { formatMoney, formatRate } from '#web/i18n/later-formats.ts'
import { stageLabel, toneOf } from '#web/shared/transactions/labels.ts'
import { useSite } from '#web/site/site.ts'
import { BackLink } from '#web/ui/back-link.tsx'
import { showState } from '#web/ui/by-state.ts'
import { Facts } from '#web/ui/facts.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Loading, Problem } from '#web/ui/reading-parts.tsx'
import { Status } from '#web/ui/status.tsx'
import { card, stack, tightStack } from '#web/ui/styles.ts'
import { Timeline, type TimelineEntry } from '#web/ui/timeline.tsx'
import { helpFor, useWhy } from '#web/ui/why.ts'
import { besideRecord } from '../beside-record.ts'
import { sourceOf } from '../donation-finder/donation-finder-screen.tsx'
import { OnItsChart } from '../on-its-chart.tsx'
import { donationRecordWith } from './donation-record.implementations.ts'
import { Claims, Corrections, Journal, PaidWith, Reports } from './donation-record-parts.tsx'

// A reference is one long word.
const page = css`& h1 { overflow-wrap: anywhere; }`

function personOf({ person, userId }: DonationRecord): string {
  if (userId === null) return person === null ? '' : t('support-donations:record.guest', { email: person })
  return person === null
    ? t('support-donations:record.accountGone', { id: userId })
    : t('support-donations:record.account', { email: person, id: userId })
}

function termsOf({ terms, bonusType, spentPence }: DonationRecord): string {
  if (bonusType) return t('support-donations:record.bonusTerms')
  if (!terms) return t('support-donations:record.noTerms')
  const how = t(`support-donations:record.${terms.kind}Terms`, {
    rate: formatRate(terms),
    spent: formatMoney(spentPence),
    amount: formatMoney(donationFor(spentPence, terms)),
  })
  return terms.rateName ? `${how} ${t('support-donations:record.ofRate', { name: terms.rateName })}` : how
}

function FactsOf({ donation }: { donation: DonationRecord }) {
  const { bonusType, correctionPence, declineReason, visitedAt } = donation
  const ofShop: [string, string | null][] = bonusType
    ? [[t('support-donations:record.bonus'), t(`giving:bonus.${bonusType}.reason`)]]
    : [
        [t('support-donations:record.shop'), donation.shopName],
        [t('support-donations:record.visited'), visitedAt && formatDayAndTime(visitedAt)],
        [t('support-donations:record.bought'), formatDayAndTime(donation.purchasedAt)],
        [t('support-donations:record.kind'), t(`giving:purchaseType.${donation.purchaseType}`)],
        [t('support-donations:record.network'), donation.network],
        [t('support-donations:record.networkReference'), donation.networkReference],
        [t('support-donations:record.orderReference'), donation.orderReference],
        [t('support-donations:record.reported'), t(`support-donations:record.${donation.isReported ? 'yes' : 'claimedOnly'}`)],
        [t('support-donations:record.spent'), formatMoney(donation.spentPence)],
      ]
  const ofCorrections: [string, string][] =
    correctionPence === 0
      ? []
      : [
          [t('support-donations:record.corrections'), formatMoney(correctionPence)],
          [t('support-donations:record.net'), formatMoney(donation.donationPence + correctionPence)],
        ]
  return (
    <section className={cx(card, tightStack)} aria-labelledby="facts">
      <h2 id="facts">{t('support-donations:record.facts')}</h2>
      <Facts
        rows={[
          [t('support-donations:record.person'), personOf(donation)],
          [
            t('support-donations:record.cause'),
            t('support-donations:record.causeOf', { name: donation.causeName, id: donation.causeId }),
          ],
          ...ofShop,
          [t('support-donations:record.terms'), termsOf(donation)],
          [t('support-donations:record.donation'), formatMoney(donation.donationPence)],
          ...ofCorrections,
          [t('support-donations:record.declined'), declineReason && t(`giving:declined.${declineReason}`)],
          [t('support-donations:record.funded'), bonusType ? null : formatMoney(donation.fundedPence)],
        ]}
      />
    </section>
  )
}

type Move = DonationRecord['moves'][number]
/** An amount is said where it begins and where it changes. */
const entryOf = (move: Move, index: number, moves: Move[]): TimelineEntry => ({
  kind: move.stage === 'declined' || (move.correctionPence ?? 0) < 0 ? 'declined' : 'done',
  title: move.correctionPence === null ? stageLabel(move.stage) : t('support-donations:record.changed'),
  when: `${formatDayAndTime(move.at)}, ${t(`giving:by.${move.by}`)}`,
  note:
    move.stage === 'declined' || (move.correctionPence === null && moves[index - 1]?.amountPence === move.amountPence)
      ? null
      : move.correctionPence === null
        ? t('support-donations:record.moveAmount', { amount: formatMoney(move.amountPence) })
        : t('support-donations:record.moveCorrected', {
            difference: formatMoney(move.correctionPence),
            amount: formatMoney(move.amountPence),
          }),
})

function Record({ donation }: { donation: DonationRecord }) {
  const { donationPence, correctionPence, stage } = donation
  const values = { paid: formatMoney(donationPence), net: formatMoney(donationPence + correctionPence) }
  return (
    <>
      <div>
        <Status tone={toneOf(stage)}>{stageLabel(stage)}</Status>
      </div>
      {correctionPence !== 0 && (
        <Panel tone={correctionPence < 0 ? 'negative' : 'waiting'}>
          <p>{t('support-donations:record.corrected', values)}</p>
        </Panel>
      )}
      <div className={besideRecord}>
        <FactsOf donation={donation} />
        <div className={stack}>
          <section className={cx(card, stack)} aria-labelledby="moves">
            <h2 id="moves">{t('support-donations:record.moves')}</h2>
            <Timeline entries={donation.moves.map(entryOf)} />
            <OnItsChart of="donation" machine={donationMachine} now={stage} been={donation.moves.map((move) => move.stage)} />
          </section>
          <PaidWith payment={donation.payment} />
        </div>
      </div>
      <Corrections corrections={donation.corrections} />
      <Journal journal={donation.journal} standing={donation.standing} />
      <Reports reports={donation.reports} />
      <Claims claims={donation.claims} />
    </>
  )
}

/** Everything about one donation, for the support team. */
export function DonationRecordScreen({ id }: { id: string }) {
  const site = useSite()
  const machine = useMemo(() => donationRecordWith(site, id), [site, id])
  const [state, send, actor] = useMachine(machine)
  const why = useWhy(actor)
  const { found } = state.context
  const donation = found?.donation
  const isUnknown = state.matches('shown') && !donation
  const intro = isUnknown
    ? t('support-donations:record.unknown')
    : donation &&
      t('support-donations:record.intro', {
        amount: formatMoney(donation.donationPence),
        source: sourceOf(donation),
        cause: donation.causeName,
      })
  return (
    <div className={cx(stack, page)}>
      <BackLink to="/support/donations">{t('support-donations:record.back')}</BackLink>
      <PageHeading intro={intro ?? undefined}>
        {isUnknown ? t('support-donations:record.unknownTitle') : t('support-donations:record.title', { id })}
      </PageHeading>
      {state.hasTag('busy') && <Loading />}
      {showState(state.value, {
        loading: null,
        shown: () => donation && <Record donation={donation} />,
        failed: () => (
          <Problem
            words={t('support-donations:record.failed')}
            help={helpFor(why)}
            onRetry={() => send({ type: 'page.refreshed' })}
          />
        ),
      })}
    </div>
  )
}
