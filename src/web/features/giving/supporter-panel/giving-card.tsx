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
import { Scene } from '#web/ui/scene.tsx'
import { card, skeletonLine, soft } from '#web/ui/styles.ts'

// As high as what comes, so that nothing moves.
const box = css`
  display: flex; flex-direction: column; gap: var(--s4); min-block-size: 28rem;
  @media (min-width: 768px) { min-block-size: 25rem; }
  & > :last-child { margin-block-start: auto; }
`
// What is higher than it needs to be stands at equal distances.
const full = css`justify-content: space-between; &&& > :last-child { margin-block-start: 0; }`
const head = css`
  display: flex; gap: var(--s4); align-items: center; justify-content: space-between;
  & > h2 { font-size: var(--size-l); min-inline-size: 0; overflow-wrap: anywhere; }
  & > h2 > b { display: block; font: 600 var(--size-3xl) / 1.1 var(--display); color: var(--accent); font-variant-numeric: tabular-nums; }
`
const first = css`
  display: grid; gap: var(--s5); align-items: center; flex: 1; grid-template-columns: minmax(0, 1fr);
  & > div { display: grid; gap: var(--s4); }
  & > svg { justify-self: center; }
  @media (min-width: 1024px) { grid-template-columns: minmax(0, 1fr) 15rem; }
`
const whose = css`display: grid; grid-template-columns: auto minmax(0, 1fr); gap: var(--s4); align-items: center;`
const next = css`
  display: grid; gap: var(--s1); font-size: var(--size-s); color: var(--ink-soft);
  & > h3 { font: inherit; letter-spacing: 0; }
  & > p:has(> b) { font-size: var(--size-m); color: var(--ink); line-height: 1.3; }
  & b { font: 600 var(--size-2xl) / 1.1 var(--display); font-variant-numeric: tabular-nums; margin-inline-end: var(--s1); }
`
const ways = css`
  padding-block-start: var(--s4); border-block-start: 1px solid var(--line-soft);
`

/** The sum first, then whom it is for, with the face by which one knows it. */
function Head({ cause, pence }: { cause: CauseCard | null; pence: number }) {
  return (
    <div className={head}>
      <h2 id="raised">
        <b>{formatMoney(pence)}</b> {cause ? t('giving:panel.raisedFor', { cause: cause.name }) : t('giving:panel.raisedSoFar')}
      </h2>
      {cause && <Face name={cause.name} picture={cause.logoHttps} />}
    </div>
  )
}

const CauseLink = ({ cause, children }: { cause: CauseCard; children: ReactNode }) => (
  <Link to="/causes/$causeSlug" params={{ causeSlug: cause.uri }}>
    {children}
  </Link>
)

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

function Card({
  head,
  isBusy = false,
  isFull = false,
  children,
}: {
  head: ReactNode
  isBusy?: boolean
  isFull?: boolean
  children: ReactNode
}) {
  return (
    <section className={cx(card, box, isFull && full)} aria-labelledby="raised" aria-busy={isBusy}>
      {head}
      {children}
    </section>
  )
}

/** Who hasn’t raised anything yet is told what to do, not how little it is. */
function Welcome({ cause, hasDonations }: { cause: CauseCard | null; hasDonations: boolean }) {
  return (
    <Card head={<h2 id="raised">{t('giving:panel.welcome.title')}</h2>}>
      <div className={first}>
        <div>
          {cause ? (
            <>
              <div className={whose}>
                <Face name={cause.name} picture={cause.logoHttps} />
                <CauseLink cause={cause}>{t('giving:panel.supporting', { cause: cause.name })}</CauseLink>
              </div>
              <p>{t('giving:panel.welcome.text', { cause: cause.name })}</p>
              <div>
                <ButtonLink to="/retailers">{t('giving:panel.welcome.go')}</ButtonLink>
              </div>
            </>
          ) : (
            <NoCause />
          )}
        </div>
        <Scene name="shop" />
      </div>
      {hasDonations && <Link to="/account/donations">{t('giving:panel.seeDonations')}</Link>}
    </Card>
  )
}

/** What is paid next and when; and of every other pound that is confirmed and not paid yet, who has it. */
function Unpaid({ unpaid: { bank, us, shops }, nextPayment }: NonNullable<PanelFound['giving']['cause']>) {
  if (bank + us + shops === 0) return null
  const amountOf = (pence: number) => ({ amount: formatSum(pence) })
  return (
    <section className={next} aria-labelledby="next">
      {nextPayment ? (
        <>
          <h3 id="next">{t('giving:panel.unpaid.title')}</h3>
          <p>
            <b>{formatMoney(us)}</b> {t('giving:panel.unpaid.next', { day: formatWeekday(nextPayment.on) })}
          </p>
        </>
      ) : (
        <h3 id="next">{t('giving:panel.unpaid.waiting')}</h3>
      )}
      {us > 0 && !nextPayment && <p>{t('giving:panel.unpaid.us', amountOf(us))}</p>}
      {bank > 0 && <p>{t('giving:panel.unpaid.bank', amountOf(bank))}</p>}
      {shops > 0 && <p>{t('giving:panel.unpaid.shops', amountOf(shops))}</p>}
    </section>
  )
}

/** what one has raised for one's cause, and what has become of it. */
export function GivingCard({ cause, found }: { cause: CauseCard | null; found: PanelFound | null }) {
  if (!found)
    return (
      <Card head={<h2 id="raised">{t('giving:panel.raised')}</h2>} isBusy>
        <div className={skeletonLine} />
        <div className={skeletonLine} />
      </Card>
    )
  const { stats, giving } = found
  if (stats.raised === 0) return <Welcome cause={cause} hasDonations={stats.count > 0} />
  const mine = cause ? giving.cause : null
  const shown = mine?.stats ?? stats
  return (
    <Card head={<Head cause={cause} pence={shown.raised} />} isFull>
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
      {cause && (
        <p className={ways}>
          <CauseLink cause={cause}>{t('giving:panel.seeCause')}</CauseLink>
        </p>
      )}
    </Card>
  )
}
