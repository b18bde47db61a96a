import { css, cx } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { CauseCard } from '#contract/causes/cause.ts'
import { formatWeekday } from '#contract/dates.ts'
import type { PanelFound } from '#machines/giving/supporter-panel/supporter-panel.machine.ts'
import { t } from '#web/i18n/i18n.ts'
import { formatMoney, formatSum } from '#web/i18n/later-formats.ts'
import { StageBar } from '#web/shared/transactions/stage-bar.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Face } from '#web/ui/face.tsx'
import { card, skeletonLine, soft, tightStack } from '#web/ui/styles.ts'

// As high as what comes, so that nothing moves.
const box = css`
  display: grid; gap: var(--s3); align-content: start; grid-template-columns: minmax(0, 1fr); min-block-size: 29rem;
  @media (min-width: 768px) { min-block-size: 25rem; }
  & > :last-child { align-self: end; }
`
const head = css`
  display: flex; gap: var(--s3); align-items: center;
  & > a { font-weight: 600; min-inline-size: 0; overflow-wrap: anywhere; }
`
const big = css`
  font: 600 var(--size-3xl) / 1.05 var(--display); color: var(--accent); font-variant-numeric: tabular-nums;
`

/** Whom it is for, with the face by which one knows it. */
function CauseHead({ cause }: { cause: CauseCard }) {
  return (
    <div className={head}>
      <Face name={cause.name} picture={cause.logoHttps} />
      <Link to="/causes/$causeSlug" params={{ causeSlug: cause.uri }}>
        {t('giving:panel.supporting', { cause: cause.name })}
      </Link>
    </div>
  )
}

function NoCause() {
  return (
    <>
      <p>{t('giving:panel.noCause')}</p>
      <div>
        <ButtonLink to="/cause-directory">{t('giving:panel.chooseCause')}</ButtonLink>
      </div>
    </>
  )
}

function Card({ title, isBusy = false, children }: { title: string; isBusy?: boolean; children: ReactNode }) {
  return (
    <section className={cx(card, box)} aria-labelledby="raised" aria-busy={isBusy}>
      <h2 id="raised">{title}</h2>
      {children}
    </section>
  )
}

/** Who hasn’t raised anything yet is told what to do, not how little it is. */
function Welcome({ cause, hasDonations }: { cause: CauseCard | null; hasDonations: boolean }) {
  return (
    <Card title={t('giving:panel.welcome.title')}>
      {cause ? (
        <>
          <CauseHead cause={cause} />
          <p>{t('giving:panel.welcome.text', { cause: cause.name })}</p>
          <div>
            <ButtonLink to="/retailers">{t('giving:panel.welcome.go')}</ButtonLink>
          </div>
        </>
      ) : (
        <NoCause />
      )}
      {hasDonations && <Link to="/account/donations">{t('giving:panel.seeDonations')}</Link>}
    </Card>
  )
}

/** Every pound that is confirmed and not paid yet: who has it, and where that is known, when it's paid. */
function Unpaid({ unpaid: { bank, us, shops }, nextPayment }: NonNullable<PanelFound['giving']['cause']>) {
  const amountOf = (pence: number) => ({ amount: formatSum(pence) })
  return (
    <ul className={tightStack}>
      {bank > 0 && <li>{t('giving:panel.unpaid.bank', amountOf(bank))}</li>}
      {nextPayment && <li>{t('giving:panel.unpaid.next', { ...amountOf(us), day: formatWeekday(nextPayment.on) })}</li>}
      {us > 0 && !nextPayment && <li>{t('giving:panel.unpaid.us', amountOf(us))}</li>}
      {shops > 0 && <li>{t('giving:panel.unpaid.shops', amountOf(shops))}</li>}
    </ul>
  )
}

/** what one has raised for one's cause, and what has become of it. */
export function GivingCard({ cause, found }: { cause: CauseCard | null; found: PanelFound | null }) {
  if (!found)
    return (
      <Card title={t('giving:panel.raised')} isBusy>
        <div className={skeletonLine} />
        <div className={skeletonLine} />
      </Card>
    )
  const { stats, giving } = found
  if (stats.raised === 0) return <Welcome cause={cause} hasDonations={stats.count > 0} />
  const mine = cause ? giving.cause : null
  const shown = mine?.stats ?? stats
  return (
    <Card title={t('giving:panel.raised')}>
      {cause && <CauseHead cause={cause} />}
      <p className={big}>{formatMoney(shown.raised)}</p>
      {shown.raised !== stats.raised && <p className={soft}>{t('giving:panel.forAll', { raised: formatMoney(stats.raised) })}</p>}
      <StageBar
        stats={shown}
        labels={{
          pending: t('giving:panel.stages.pending'),
          ready: t('giving:panel.stages.ready'),
          paid: t('giving:panel.stages.paid'),
        }}
      />
      {mine && <Unpaid {...mine} />}
      {!cause && <NoCause />}
      <p>
        <Link to="/account/donations">{t('giving:panel.seeDonations')}</Link>
      </p>
    </Card>
  )
}
