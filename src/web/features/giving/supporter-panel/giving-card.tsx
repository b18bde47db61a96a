import { css, cx } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import { Fragment, type ReactNode } from 'react'
import type { CauseCard } from '#contract/causes/cause.ts'
import type { PanelFound } from '#machines/giving/supporter-panel/supporter-panel.machine.ts'
import { formatWeekday } from '#web/i18n/dates.ts'
import { t } from '#web/i18n/i18n.ts'
import { formatMoney } from '#web/i18n/later-formats.ts'
import { HeaderSearch } from '#web/shared/retailer-search/header-search.tsx'
import { StageBar } from '#web/shared/transactions/stage-bar.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { CauseCover } from '#web/ui/cause-cover.tsx'
import { Face } from '#web/ui/face.tsx'
import { PaintedScene } from '#web/ui/painted-scene.tsx'
import { card, skeletonLine, soft } from '#web/ui/styles.ts'
import { GivingHead } from './giving-head.tsx'

// What a look at the page takes in first: the place that it is all for, and below it, as high as what comes, so that nothing moves, the figures.
const shell = css`
  && { padding: 0; background: var(--accent-wash); border-color: transparent; }
  /* Nothing is cut off: suggestions of a search reach over the edge. */
  & > :first-child { border-radius: calc(var(--radius-card) - 1px) calc(var(--radius-card) - 1px) 0 0; }
  & > :first-child { inline-size: 100%; aspect-ratio: auto; block-size: 7rem; background-color: var(--accent-wash); }
  &[data-none] > div:first-child { aspect-ratio: 240 / 130; block-size: auto; max-block-size: 12rem; }
  & > div:first-child { overflow: hidden; background: linear-gradient(var(--sky), color-mix(in srgb, var(--sky) 35%, var(--surface-raised))); & > svg { block-size: 100%; overflow: hidden; } }
  @media (forced-colors: active) { && { border-color: CanvasText; } }
  @media (min-width: 768px) { & > :first-child { block-size: 9rem; } }
  /* Where there is room, beside the sum and as high: smaller, so that the whole place is seen, and without what its frame would cut. */
  @media (min-width: 1200px) {
    && { display: grid; gap: var(--s5) var(--s6); grid-template: auto auto / minmax(0, 1fr) 36%; align-content: center; padding: var(--s6); }
    &&[aria-busy='true'] { min-block-size: 32.2rem; &[data-none] { min-block-size: 19.4rem; } }
    /* The whole scene is seen. */
    &[data-none] { grid-template-columns: minmax(0, 1fr) 44%; }
    &[data-none] > div:first-child { aspect-ratio: 240 / 130; block-size: auto; align-self: center; }
    & > :first-child { grid-area: 1 / 2 / 3; block-size: 100%; min-block-size: 12rem; object-position: 30%; border-radius: var(--radius-card); & > circle { cx: 758px; cy: 92px; r: 66px; } & > circle + circle { r: 44px; } & [fill='var(--cloud)'] { display: none; } & > g { translate: 156px 104px; scale: 0.74; } }
    && > :first-child + div { display: contents; & > * { grid-column: 1 / -1; } & > :first-child { grid-area: 1 / 1; align-self: end; } & > [data-go] { grid-area: 2 / 1; align-self: start; justify-self: start; } }
  }
  @media (min-width: 1280px) { &&[aria-busy='true'] { min-block-size: 30.6rem; } }
  @media (min-width: 1390px) { &&[aria-busy='true'][data-none] { min-block-size: 17.6rem; } }
`
// While it waits it is as high as what comes, so that nothing moves: without a cause, what asks for one.
const hero = css`
  display: grid; gap: var(--s4); grid-template-columns: minmax(0, 1fr); align-content: center; padding: var(--s5);
  /* On a phone it is as wide as the card, right below the sum. */
  & > [data-go] { display: grid; }
  [aria-busy='true'] > & { min-block-size: 35.6rem; } [aria-busy='true'][data-none] > & { min-block-size: 19.7rem; }
  @media (min-width: 410px) { [aria-busy='true'] > & { min-block-size: 34.2rem; } [aria-busy='true'][data-none] > & { min-block-size: 18.1rem; } }
  @media (max-width: 767px) { padding: var(--s4); }
  @media (min-width: 560px) { [aria-busy='true'] > & { min-block-size: 32rem; } [aria-busy='true'][data-none] > & { min-block-size: 15.2rem; } }
  @media (min-width: 768px) { padding: var(--s6); gap: var(--s5); [aria-busy='true'] > & { min-block-size: 27.2rem; } [aria-busy='true'][data-none] > & { min-block-size: 15.8rem; } }
  @media (min-width: 1024px) { [aria-busy='true'] > & { min-block-size: 32.4rem; } [aria-busy='true'][data-none] > & { min-block-size: 16.1rem; } }
  /* Beside the sum where there is room for both: beside the navigation there is less at first. */
  @media (min-width: 768px) and (max-width: 1023px), (min-width: 1200px) {
    grid-template-columns: minmax(0, 1fr) auto;
    & > * { grid-column: 1 / -1; }
    & > [data-go] { grid-area: 1 / 2; align-self: center; }
    & > :first-child:not(:only-child) { grid-column: 1; }
  }
`
const part = css`
  display: grid; gap: var(--s4); align-content: center; grid-template-columns: minmax(0, 1fr); text-wrap: pretty;
`
// When money goes there next is what one looks for: at the foot of the card, from edge to edge.
const next = css`
  margin: 0 calc(-1 * var(--s5)) calc(-1 * var(--s5)); border-radius: 0 0 calc(var(--radius-card) - 1px) calc(var(--radius-card) - 1px); padding: var(--s4) var(--s5); background: color-mix(in srgb, var(--accent) 12%, transparent); font-size: var(--size-s); line-height: 1.35; text-wrap: pretty;
  & > [data-next] { display: block; font: 650 var(--size-l) / 1.3 var(--text); letter-spacing: 0; }
  & > :is(a, span:not([data-next])) { display: inline-block; }
  @media (max-width: 767px) { margin: 0 calc(-1 * var(--s4)) calc(-1 * var(--s4)); padding-inline: var(--s4); }
  @media (min-width: 768px) { margin: 0 calc(-1 * var(--s6)) calc(-1 * var(--s6)); padding-inline: var(--s6); }
  @media (forced-colors: active) { border-block-start: 1px solid; }
`
const whose = css`display: grid; grid-template-columns: auto minmax(0, 1fr); gap: var(--s4); align-items: center;`

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
      <HeaderSearch isLarge searchKind="cause" name={t('giving:panel.chooseCause')} />
      <p>
        <Link to="/cause-directory">{t('giving:panel.nearCauses')}</Link>
      </p>
    </>
  )
}

interface CardProps {
  cause: CauseCard | null
  /** What stands at the head of the cause’s page; undefined while that isn’t known. */
  picture?: string | null | undefined
  children: ReactNode
}

/** At its head the cause’s picture, or what one begins with. */
function Card({ cause, picture, children }: CardProps) {
  return (
    <section
      className={cx(card, shell)}
      aria-labelledby="raised"
      aria-busy={picture === undefined}
      data-none={cause === null || undefined}
    >
      {cause && picture !== undefined ? (
        <CauseCover name={cause.name} kind={cause.kind} picture={picture} sizes="(min-width: 1024px) 880px, 100vw" />
      ) : (
        <div>{!cause && <PaintedScene name="step-choose" />}</div>
      )}
      <div className={hero}>{children}</div>
    </section>
  )
}

/** Who hasn’t raised anything yet is told what to do, not how little it is. */
function Welcome({ cause, picture }: { cause: CauseCard | null; picture: string | null }) {
  return (
    <Card cause={cause} picture={picture}>
      <div className={part}>
        <h2 id="raised">{t(cause ? 'giving:panel.welcome.title' : 'giving:panel.welcome.choose')}</h2>
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
    </Card>
  )
}

type Mine = NonNullable<PanelFound['giving']['cause']>

/** What is paid next and when; and of every other pound that is confirmed and not paid yet, who has it. Where there is none, that all is there, or what comes first. */
function unpaidOf(cause: string, { stats: { paid, pending }, unpaid, nextPayment }: Mine): string[] {
  const { bank, us, shops } = unpaid
  if (bank + us + shops === 0) {
    const answer = paid === 0 ? 'pendingOnly' : pending > 0 ? 'confirmedThere' : 'allThere'
    return [t(`giving:panel.unpaid.${answer}`, { cause })]
  }
  const say = (pence: number, who: 'us' | 'bank' | 'shops') =>
    pence > 0 ? [t(`giving:panel.unpaid.${who}`, { amount: formatMoney(pence) })] : []
  return [
    ...(nextPayment
      ? [t('giving:panel.unpaid.next', { amount: formatMoney(us), day: formatWeekday(nextPayment.on) })]
      : say(us, 'us')),
    ...say(bank, 'bank'),
    ...say(shops, 'shops'),
  ]
}

interface GivingCardProps {
  cause: CauseCard | null
  found: PanelFound | null
}

/** what one has raised for one's cause, what has become of it, and what is paid next. */
export function GivingCard({ cause, found }: GivingCardProps) {
  if (!found)
    return (
      <Card cause={cause}>
        <div className={part}>
          <h2 id="raised">{t('giving:panel.raised')}</h2>
          <div className={skeletonLine} />
          <div className={skeletonLine} />
        </div>
      </Card>
    )
  const { stats, giving } = found
  const picture = giving.cause?.coverHttps ?? null
  if (stats.raised === 0) return <Welcome cause={cause} picture={picture} />
  // Where nothing has come for a new cause yet, what was raised before is shown, of no cause.
  const mine = cause && giving.cause?.stats.raised ? giving.cause : null
  const shown = mine?.stats ?? stats
  return (
    <Card cause={cause} picture={picture}>
      <GivingHead cause={mine && cause} pence={shown.raised} enough={mine?.paysFor ?? null} confirmed={shown.confirmed} />
      {cause && (
        <div data-go>
          <ButtonLink to="/retailers">{t('giving:panel.findShop')}</ButtonLink>
        </div>
      )}
      {shown.raised !== stats.raised && <p className={soft}>{t('giving:panel.forAll', { raised: formatMoney(stats.raised) })}</p>}
      <StageBar
        stats={shown}
        labels={{
          pending: t('giving:panel.stages.pending'),
          ready: t('giving:panel.stages.ready'),
          paid: t(`giving:panel.stages.${mine ? 'paid' : 'paidAny'}`),
        }}
        isWide
      />
      {cause && mine && (
        <p className={next}>
          {unpaidOf(cause.name, mine).map((sentence, index) => (
            <Fragment key={sentence}>
              <span data-next={(mine.nextPayment && index === 0) || undefined}>{sentence}</span>{' '}
            </Fragment>
          ))}
          {/* Else it stands with what the cause has told. */}
          {!mine.update && <CauseLink cause={cause}>{t('giving:panel.seeCause')}</CauseLink>}
        </p>
      )}
      {!cause && <NoCause />}
      {cause && !mine && <Whose cause={cause} />}
    </Card>
  )
}
