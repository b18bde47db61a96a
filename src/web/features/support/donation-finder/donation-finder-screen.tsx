import { css } from '@linaria/core'
import { Link, useLocation, useNavigate } from '@tanstack/react-router'
import { useMachine } from '@xstate/react'
import { useMemo } from 'react'
import type { FoundDonation } from '#contract/support/donation-record.ts'
import type { DonationsSought } from '#machines/support/donation-finder/donation-finder.machine.ts'
import { formatDay } from '#web/i18n/dates.ts'
import { t } from '#web/i18n/i18n.ts'
import { formatMoney } from '#web/i18n/later-formats.ts'
import { stageLabel, toneOf } from '#web/shared/transactions/labels.ts'
import { lazyImport } from '#web/site/lazy-import.ts'
import { useSite } from '#web/site/site.ts'
import { Button } from '#web/ui/button.tsx'
import { showState } from '#web/ui/by-state.ts'
import { TextField } from '#web/ui/fields.tsx'
import { FormFrame } from '#web/ui/form.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Loading, Problem } from '#web/ui/reading-parts.tsx'
import { Status } from '#web/ui/status.tsx'
import { soft, stack } from '#web/ui/styles.ts'
import { listTable } from '#web/ui/table.ts'
import { useRulesForm } from '#web/ui/use-rules-form.ts'
import { helpFor, useWhy } from '#web/ui/why.ts'
import { donationFinderWith } from './donation-finder.implementations.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** What was looked for, for the way back: with the tab's history and not in the address, where it would name people. */
    sought?: DonationsSought
  }
}

const loadRules = lazyImport(async () => (await import('#contract/support/donation-finder.rules.ts')).donationFinderRules)
const fields = css`
  display: grid; gap: var(--s4); inline-size: 100%; align-items: end;
  @media (min-width: 1024px) { grid-template-columns: repeat(3, minmax(0, 1fr)); }
`
// Room for a reference and an address on one line, which text of twice the size doesn’t have.
const found = css`
  & td.person { overflow-wrap: anywhere; }
  @media (min-width: 1280px) { & th[scope='row'] { min-inline-size: min(9.5rem, calc(40vw - 16rem)); } & td.person { min-inline-size: min(15.5rem, calc(40vw - 16rem)); } }
`
const beside = css`display: block; color: var(--ink-soft); font-size: var(--size-s); font-weight: 400;`

/** Whom it comes from: a shop, or us. */
export const sourceOf = ({ shopName, bonusType }: Pick<FoundDonation, 'shopName' | 'bonusType'>) =>
  bonusType ? t(`giving:bonus.${bonusType}.name`) : (shopName ?? '')

function Rows({ donations }: { donations: FoundDonation[] }) {
  return (
    <table className={`${listTable} ${found}`}>
      <caption className={soft}>{t('support-donations:find.shown', { count: donations.length })}</caption>
      <thead>
        <tr>
          <th scope="col">{t('support-donations:find.id')}</th>
          <th scope="col" className="money">
            {t('support-donations:find.amount')}
          </th>
          <th scope="col">{t('support-donations:find.who')}</th>
          <th scope="col">{t('support-donations:find.forCause')}</th>
          <th scope="col">{t('support-donations:find.stage')}</th>
        </tr>
      </thead>
      <tbody>
        {donations.map((one) => (
          <tr key={one.id}>
            <th scope="row">
              <Link to="/support/donations/$transactionId" params={{ transactionId: one.id }}>
                {one.id}
              </Link>
              <span className={beside}>{sourceOf(one)}</span>
              <span className={beside}>{formatDay(one.purchasedAt)}</span>
            </th>
            <td className="money">
              <b>{formatMoney(one.donationPence)}</b>
              {one.correctionPence !== 0 && (
                <span className={beside}>
                  {t('support-donations:find.now', { amount: formatMoney(one.donationPence + one.correctionPence) })}
                </span>
              )}
            </td>
            <td className="wide person">{one.person ?? t('support-donations:find.nobody')}</td>
            <td className="wide">{one.causeName}</td>
            <td>
              <Status tone={toneOf(one.stage)}>{stageLabel(one.stage)}</Status>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The support team finds a donation by order, by person or by cause. */
export function DonationFinderScreen() {
  const site = useSite()
  const navigate = useNavigate()
  const { state: kept } = useLocation()
  const machine = useMemo(() => donationFinderWith(site), [site])
  const [state, send, actor] = useMachine(machine, { input: { sought: kept.sought ?? null } })
  const why = useWhy(actor)
  const form = useRulesForm<DonationsSought>(loadRules, kept.sought ?? { order: '', person: '', cause: '' })
  const { donations, hasMore, sought } = state.context
  const again = () => send({ type: 'more.asked' })
  const find = (asked: DonationsSought) => {
    send({ type: 'donations.sought', sought: asked })
    void navigate({ to: '/support/donations', state: { sought: asked }, replace: true })
  }
  return (
    <div className={stack}>
      <PageHeading intro={t('support-donations:find.intro')}>{t('support-donations:find.title')}</PageHeading>
      <FormFrame form={form} fields={['order', 'person', 'cause']} onSubmit={find}>
        <div className={fields}>
          {(['order', 'person', 'cause'] as const).map((name) => (
            <TextField
              key={name}
              registration={form.register(name)}
              label={t(`support-donations:find.${name}`)}
              hint={t(`support-donations:find.${name}Hint`)}
              autoComplete="off"
              spellCheck={false}
            />
          ))}
        </div>
        <Button type="submit" isBusy={state.hasTag('busy')}>
          {t('support-donations:find.find')}
        </Button>
      </FormFrame>
      {showState(state.value, {
        opening: null,
        closed: null,
        loading: <Loading />,
        shown: null,
        loadingMore: null,
        moreFailed: null,
        empty: () => <p role="status">{t('support-donations:find.empty')}</p>,
        failed: () => (
          <Problem
            words={t('support-donations:find.failed')}
            help={helpFor(why)}
            onRetry={sought ? () => find(sought) : undefined}
          />
        ),
      })}
      {donations.length > 0 && <Rows donations={donations} />}
      {state.matches('moreFailed') && (
        <Problem
          words={t('support-donations:find.moreFailed')}
          help={helpFor(why)}
          onRetry={again}
          retryWords={t('support-donations:find.more')}
        />
      )}
      {hasMore && !state.matches('moreFailed') && (
        <div>
          <Button kind="secondary" isBusy={state.matches('loadingMore')} onClick={again}>
            {t('support-donations:find.more')}
          </Button>
        </div>
      )}
    </div>
  )
}
