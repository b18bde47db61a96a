import { css, cx } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { CauseCard } from '#contract/causes/cause.ts'
import { formatWeekday } from '#contract/dates.ts'
import type { TransactionStats } from '#contract/giving/donation.ts'
import type { PanelFound } from '#machines/giving/supporter-panel/supporter-panel.machine.ts'
import { t } from '#web/i18n/i18n.ts'
import { formatMoney, formatSum } from '#web/i18n/later-formats.ts'
import { StageBar } from '#web/shared/transactions/stage-bar.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Face } from '#web/ui/face.tsx'
import { Scene } from '#web/ui/scene.tsx'
import { card, skeletonLine, soft } from '#web/ui/styles.ts'

// What a look at the page takes in first. As high as what comes, so that nothing moves.
const hero = css`
  display: grid; gap: var(--s5); grid-template-columns: minmax(0, 1fr); min-block-size: 34rem;
  && { background: var(--accent-wash); border-color: transparent; }
  @media (forced-colors: active) { && { border-color: CanvasText; } }
  @media (max-width: 767px) { padding: var(--s4); }
  @media (min-width: 768px) { min-block-size: 31.5rem; padding: var(--s6); }
  @media (min-width: 1024px) { grid-template-columns: minmax(0, 1fr) 20.5rem; gap: var(--s6); min-block-size: 19.5rem; }
`
const part = css`
  display: grid; gap: var(--s4); align-content: center; grid-template-columns: minmax(0, 1fr); text-wrap: pretty;
  @media (min-width: 1200px) { & > dl { grid-template-columns: repeat(3, minmax(0, 1fr)); column-gap: var(--s5); } }
`
const head = css`
  display: grid; grid-template-columns: auto minmax(0, 1fr); gap: var(--s4); align-items: center;
  & > :only-child { grid-column: 1 / -1; }
  @media (min-width: 768px) { & > [data-face] { inline-size: 5rem; block-size: 5rem; font-size: 1.75rem; } }
  & > h2 { font-size: var(--size-l); min-inline-size: 0; overflow-wrap: anywhere; }
  & > h2 > b { display: block; font: 600 clamp(2.75rem, 1.9rem + 3.6vw, 4.5rem) / 1.05 var(--display); color: var(--accent); font-variant-numeric: tabular-nums; }
`
// On a phone it is as wide as the card.
const go = css`@media (max-width: 559px) { display: grid; }`
const first = css`& > svg { justify-self: center; align-self: center; }`
const whose = css`display: grid; grid-template-columns: auto minmax(0, 1fr); gap: var(--s4); align-items: center;`
const side = css`
  padding-block-start: var(--s4); border-block-start: 1px solid color-mix(in oklab, var(--accent) 25%, transparent);
  @media (min-width: 1024px) { padding-block-start: 0; border-block-start: 0; padding-inline-start: var(--s6); border-inline-start: 1px solid color-mix(in oklab, var(--accent) 25%, transparent); }
`
const next = css`
  display: grid; gap: var(--s1); color: var(--ink-soft);
  & > h3 { font: inherit; letter-spacing: 0; }
  & > h3[data-alone] { font: 600 var(--size-xl) / 1.2 var(--display); color: var(--ink); }
  & > p:has(> b) { color: var(--ink); line-height: 1.3; text-wrap: balance; }
  & b { display: block; font: 600 var(--size-2xl) / 1.2 var(--display); font-variant-numeric: tabular-nums; }
`

/** The sum first, then whom it is for, with the face by which one knows it. */
function Head({ cause, pence }: { cause: CauseCard | null; pence: number }) {
  return (
    <div className={head}>
      {cause && <Face name={cause.name} picture={cause.logoHttps} />}
      <h2 id="raised">
        <b>{formatMoney(pence)}</b> {cause ? t('giving:panel.raisedFor', { cause: cause.name }) : t('giving:panel.raisedSoFar')}
      </h2>
    </div>
  )
}

const CauseLink = ({ cause, children }: { cause: CauseCard; children: ReactNode }) => (
  <Link to="/causes/$causeSlug" params={{ causeSlug: cause.uri }}>
    {children}
  </Link>
)

const Whose = ({ cause }: { cause: CauseCard }) => (
  <div className={whose}>
    <Face name={cause.name} picture={cause.logoHttps} />
    <CauseLink cause={cause}>{t('giving:panel.supporting', { cause: cause.name })}</CauseLink>
  </div>
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

function Card({ className, isBusy = false, children }: { className?: string; isBusy?: boolean; children: ReactNode }) {
  return (
    <section className={cx(card, hero, className)} aria-labelledby="raised" aria-busy={isBusy}>
      {children}
    </section>
  )
}

/** Who hasn’t raised anything yet is told what to do, not how little it is. */
function Welcome({ cause }: { cause: CauseCard | null }) {
  return (
    <Card className={first}>
      <div className={part}>
        <h2 id="raised">{t('giving:panel.welcome.title')}</h2>
        {cause ? (
          <>
            <Whose cause={cause} />
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
    </Card>
  )
}

/** Where nothing is on its way: it is all there, or shops have to confirm it first. */
function Nothing({ cause, stats: { paid, pending } }: { cause: string; stats: TransactionStats }) {
  return (
    <section className={next} aria-labelledby="next">
      <h3 id="next" data-alone>
        {t(`giving:panel.unpaid.${paid > 0 ? 'allPaid' : 'waiting'}`)}
      </h3>
      <p>
        {paid > 0
          ? t(`giving:panel.unpaid.${pending > 0 ? 'confirmedThere' : 'allThere'}`, { cause })
          : t('giving:panel.unpaid.pendingOnly', { cause })}
      </p>
    </section>
  )
}

type Mine = NonNullable<PanelFound['giving']['cause']>

/** What is paid next and when; and of every other pound that is confirmed and not paid yet, who has it. */
function Unpaid({ cause, mine: { stats, unpaid, nextPayment } }: { cause: string; mine: Mine }) {
  const { bank, us, shops } = unpaid
  if (bank + us + shops === 0) return <Nothing cause={cause} stats={stats} />
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

/** what one has raised for one's cause, what has become of it, and what is paid next. */
export function GivingCard({ cause, found }: { cause: CauseCard | null; found: PanelFound | null }) {
  if (!found)
    return (
      <Card isBusy>
        <div className={part}>
          <h2 id="raised">{t('giving:panel.raised')}</h2>
          <div className={skeletonLine} />
          <div className={skeletonLine} />
        </div>
      </Card>
    )
  const { stats, giving } = found
  if (stats.raised === 0) return <Welcome cause={cause} />
  // Where nothing has come for a new cause yet, what was raised before is shown, of no cause.
  const mine = cause && giving.cause?.stats.raised ? giving.cause : null
  const shown = mine?.stats ?? stats
  return (
    <Card>
      <div className={part}>
        <Head cause={mine && cause} pence={shown.raised} />
        {shown.raised !== stats.raised && (
          <p className={soft}>{t('giving:panel.forAll', { raised: formatMoney(stats.raised) })}</p>
        )}
        <StageBar
          stats={shown}
          labels={{
            pending: t('giving:panel.stages.pending'),
            ready: t('giving:panel.stages.ready'),
            paid: t(`giving:panel.stages.${mine ? 'paid' : 'paidAny'}`),
          }}
        />
        {cause && (
          <div className={go}>
            <ButtonLink to="/retailers">{t('giving:panel.findShop')}</ButtonLink>
          </div>
        )}
      </div>
      <div className={cx(part, side)}>
        {!cause && <NoCause />}
        {cause && !mine && <Whose cause={cause} />}
        {cause && mine && (
          <>
            <Unpaid cause={cause.name} mine={mine} />
            <p>
              <CauseLink cause={cause}>{t('giving:panel.seeCause')}</CauseLink>
            </p>
          </>
        )}
      </div>
    </Card>
  )
}
