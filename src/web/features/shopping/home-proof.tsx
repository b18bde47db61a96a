import { css, cx } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import type { PaysFor } from '#contract/causes/cause.ts'
import type { PaymentProof, Statistics } from '#contract/content/statistics.ts'
import { formatDay } from '#contract/dates.ts'
import { formatCount, formatMoney } from '#contract/money.ts'
import { t } from '#web/i18n/i18n.ts'
import { UpdateQuote } from '#web/shared/cause-profile/update-quote.tsx'
import { useSite } from '#web/site/site.ts'
import { CauseCover } from '#web/ui/cause-cover.tsx'
import { stack, thirds } from '#web/ui/styles.ts'
import { useHome } from './home-data.ts'

// The first is what counts; the others stand at the end of its line, or below it.
const numbers = css`
  display: flex; flex-wrap: wrap; gap: var(--s4) var(--s6); align-items: end;
  & > div { display: flex; flex-direction: column-reverse; justify-content: flex-end; }
  & dd { font: 700 var(--size-xl) / 1.2 var(--text); font-variant-numeric: tabular-nums; }
  & dt { color: var(--ink-soft); overflow-wrap: anywhere; text-wrap: balance; }
  & > :first-child { flex: 1 1 20rem; }
  @media (max-width: 639px) { align-items: start; & > div { flex: 1 1 40%; } & > :first-child { flex-basis: 100%; } & > :not(:first-child) > dt { font-size: var(--size-s); } }
  & > :first-child > dd { font-size: clamp(2.5rem, 1.75rem + 3.2vw, 4.25rem); line-height: 1.05; letter-spacing: -0.01em; color: var(--accent); }
  & > :first-child > dt { font-size: var(--size-l); color: var(--ink); }
`
/** H-011, C-063, C-066: what the configuration claims stands in place of what has been counted, never beside it. */
export function HomeNumbers({ statistics }: { statistics: Statistics | null }) {
  const { shops, causes, supporters } = useSite().figures
  const claimed = (count: number) => t('shopping-home:over', { count: formatCount(count) })
  const named = {
    raised: statistics && formatMoney(statistics.raised),
    supporters: supporters && claimed(supporters),
    causes: causes ? claimed(causes) : statistics && formatCount(statistics.causes),
    retailers: shops ? claimed(shops) : statistics && formatCount(statistics.retailers),
  }
  if (!Object.values(named).some(Boolean)) return null
  return (
    <dl className={numbers}>
      {(['raised', 'supporters', 'causes', 'retailers'] as const).map(
        (name) =>
          named[name] && (
            <div key={name}>
              <dt>{t(`shopping-home:${name}`)}</dt>
              <dd>{named[name]}</dd>
            </div>
          ),
      )}
    </dl>
  )
}

// One bar from edge to edge. Each part of it has its own column of words below, in the same order.
const bar = css`
  display: block; inline-size: 100%; block-size: 1.75rem; border-radius: 99px; overflow: hidden;
  & rect { fill: var(--accent); }
  & line { stroke: var(--band); stroke-width: 4; }
  & pattern > :first-child { fill: var(--surface-raised); }
  & > :nth-of-type(1) { fill: var(--highlight); } & > :nth-of-type(2) { fill: url(#confirmed); }
  @media (forced-colors: active) { forced-color-adjust: none; border: 1px solid; }
`
const parts = css`
  & > div { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 0 var(--s3); align-content: start; }
  & > div::before { content: ''; inline-size: 1rem; block-size: 1rem; border-radius: 4px; margin-block-start: 0.25em; background: var(--accent); forced-color-adjust: none; }
  & > :last-child::before { background: var(--highlight); }
  & > :nth-child(2)::before { background: repeating-linear-gradient(135deg, var(--accent) 0 3px, var(--surface-raised) 3px 6px); }
  & dt { font-weight: 550; }
  & dd { grid-column: 2; }
  & dd:nth-of-type(1) { font: 700 var(--size-xl) / 1.3 var(--text); font-variant-numeric: tabular-nums; }
  & dd:nth-of-type(2) { color: var(--ink-soft); text-wrap: pretty; }
  @media (max-width: 639px) {
    && { gap: var(--s3); }
    & > div { grid-template-columns: auto minmax(0, 1fr) auto; }
    & dd:nth-of-type(1) { grid-area: 1 / 3; font-size: 1rem; line-height: inherit; }
    & dd:nth-of-type(2) { grid-area: 2 / 2 / 3 / 4; font-size: var(--size-s); }
  }
`

/** Where all that has been raised is: what a donation is called at each step is said here, and nowhere else on the page. */
function WhereItIs({ raised, pending, paid }: Statistics) {
  // What is taken back after it was paid can leave less than that.
  const confirmed = raised - pending - paid
  if (confirmed < 0 || raised === 0) return null
  const share = (pence: number) => `${(100 * pence) / raised}%`
  return (
    <div className={stack}>
      <svg className={bar} aria-hidden="true">
        <pattern id="confirmed" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="8" height="8" />
          <rect width="4" height="8" />
        </pattern>
        <rect width="100%" height="100%" />
        <rect width={share(paid + confirmed)} height="100%" />
        <rect width={share(paid)} height="100%" />
        <line x1={share(paid)} x2={share(paid)} y2="100%" />
        <line x1={share(paid + confirmed)} x2={share(paid + confirmed)} y2="100%" />
      </svg>
      <dl className={cx(thirds, parts)}>
        {(
          [
            ['paid', paid],
            ['confirmed', confirmed],
            ['pending', pending],
          ] as const
        ).map(([name, pence]) => (
          <div key={name}>
            <dt>{t(`shopping-home:parts.${name}`)}</dt>
            <dd>{formatMoney(pence)}</dd>
            <dd>{t(`shopping-home:partsText.${name}`)}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

// The whole card is pressed. What has been paid and when comes first, and below a line what such a sum pays for, in the cause's own words.
const paid = css`
  position: relative; display: grid; grid-template: auto auto auto auto auto auto 1fr / minmax(0, 1fr); gap: 0 var(--s4); block-size: 100%; overflow: hidden; border: 1px solid var(--line-soft); border-radius: var(--radius-card); background: var(--surface-raised); transition: box-shadow 150ms;
  &:hover { box-shadow: var(--shadow); }
  & > b { padding: var(--s4) var(--s4) 0; font-weight: 650; line-height: 1.3; text-wrap: balance; & > a { text-decoration-thickness: 1px; } & > a::after { content: ''; position: absolute; inset: 0; } }
  &:hover > b > a { text-decoration-thickness: 2px; }
  &:focus-within { outline: 3px solid var(--focus); outline-offset: 2px; & a { outline: none; } }
  & > small { padding: 2px var(--s4) 0; color: var(--ink-soft); font-size: var(--size-s); }
  & > span { align-self: end; padding: 0 var(--s4) var(--s4); color: var(--accent); font-weight: 600; text-decoration: underline; text-decoration-thickness: 1px; text-underline-offset: 0.18em; }
  & > strong { padding: var(--s2) var(--s4) 0; font: 700 var(--size-2xl) / 1.2 var(--text); color: var(--accent); font-variant-numeric: tabular-nums; }
  & > p { padding: 0 var(--s4) var(--s4); color: var(--ink-soft); }
  & > p[data-says] { color: var(--ink); margin: 0 var(--s4); padding: var(--s3) 0 var(--s4); border-block-start: 1px solid var(--line-soft); overflow-wrap: anywhere; text-wrap: pretty; }
  @media (max-width: 639px) {
    grid-template: auto auto auto auto 1fr auto / minmax(0, 1fr) auto;
    & > :is(:first-child, [data-says], span) { grid-column: 1 / -1; }
    & > b { grid-row: 2; padding-block-start: var(--s3); }
    & > small { grid-row: 3; }
    & > strong { grid-area: 2 / 2 / 5 / 3; align-self: center; font-size: var(--size-xl); padding-inline-start: 0; }
    & > p { grid-row: 4; padding-block-end: var(--s3); font-size: var(--size-s); }
    & > p[data-says] { grid-row: 5; padding-block: var(--s2) var(--s3); }
  }
`

/** What a payment was enough for, and how many times over; it was for once, at least. */
function enoughFor({ pounds, text: what }: PaysFor, pence: number) {
  const count = Math.floor(pence / (pounds * 100))
  if (count < 2) return t('shopping-home:enough', { what })
  return count === 2
    ? t('shopping-home:enoughTwice', { what })
    : t('shopping-home:enoughTimes', { what, count: formatCount(count) })
}

const proofs = css`padding-block-start: var(--s3); & > h3 { font-size: var(--size-l); }`

/** real payments; the page of each cause lists them all, with a page for each. */
export function Payments({ payments }: { payments: readonly PaymentProof[] }) {
  return (
    <section className={cx(stack, proofs)} aria-labelledby="payments">
      <h3 id="payments">{t('shopping-home:payments')}</h3>
      <ul className={thirds}>
        {payments.map(({ id, cause: { name, uri, kind, coverHttps, place, supporters }, pence, paysFor, paidOn }) => (
          <li key={id}>
            <div className={paid}>
              <CauseCover
                name={name}
                kind={kind}
                picture={coverHttps}
                sizes="(min-width: 1400px) 420px, (min-width: 768px) 30vw, (min-width: 512px) 50vw, 100vw"
                isLazy
              />
              <b>
                <Link to="/causes/$causeSlug" params={{ causeSlug: uri }}>
                  {name}
                </Link>
              </b>
              <small>{[place, t('shopping-home:supportersOf', { count: supporters })].filter(Boolean).join(', ')}</small>
              <strong>{formatMoney(pence)}</strong>
              <p>{t('shopping-home:received', { day: formatDay(paidOn) })}</p>
              {paysFor && <p data-says>{enoughFor(paysFor, pence)}</p>}
              <span aria-hidden="true">{t('shopping-home:seeCause')}</span>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

const proof = css`display: grid; gap: var(--s6); grid-template-columns: minmax(0, 1fr);`

/** What has come of it all, where it is, and what a cause says of it. */
export function HomeProof({ className }: { className: string }) {
  const { statistics, update } = useHome()
  return (
    <section className={cx(proof, className)} aria-labelledby="trust">
      <h2 id="trust">{t('shopping-home:trustTitle')}</h2>
      <HomeNumbers statistics={statistics} />
      {statistics && <WhereItIs {...statistics} />}
      {update && <UpdateQuote {...update} />}
    </section>
  )
}
