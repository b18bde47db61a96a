import { css, cx } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import type { Cause } from '#contract/causes/cause.ts'
import type { CauseStory } from '#contract/causes/story.ts'
import { formatDay } from '#contract/dates.ts'
import { formatMoney, formatPounds } from '#contract/money.ts'
import { t } from '#web/i18n/i18n.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icons.tsx'
import { Monogram } from '#web/ui/monogram.tsx'
import { ShareRing } from '#web/ui/share-ring.tsx'
import { card, rail, soft, unsure, visuallyHidden } from '#web/ui/styles.ts'
import { canCollect } from './can-collect.ts'
import type { ProfileShown } from './profile-context.ts'
import { ShareCause } from './share-cause.tsx'

const place = css`
  display: grid; gap: var(--s4); grid-template-columns: minmax(0, 1fr); & p { text-wrap: pretty; }
  @media (max-width: 767px) { && { display: contents; } & > dl { margin-block-start: calc(-1 * var(--s3)); } }
`
const raised = css`
  display: grid; gap: var(--s1);
  & strong { display: block; font: 700 var(--size-3xl) / 1.05 var(--text); font-variant-numeric: tabular-nums; color: var(--accent); }
  & span { text-wrap: balance; }
  & > :nth-child(n + 2) { color: var(--ink-soft); }
`
// How far it has come this year, as a ring, beside it in words.
const far = css`
  display: flex; gap: var(--s4); align-items: center; margin-block-end: var(--s1);
  & > p { display: grid; gap: var(--s1); line-height: 1.35; }
  & strong { font-size: var(--size-2xl); }
`
const first = css`font: 600 var(--size-xl) / 1.25 var(--display); color: var(--accent); text-wrap: balance;`
const figures = css`
  display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 7rem), 1fr)); gap: var(--s3) var(--s4); border-block: 1px solid var(--line-soft); padding-block: var(--s3); &:is(:last-child, :has(+ section)) { border-block-end: 0; padding-block-end: 0; }
  & > div { display: flex; flex-direction: column-reverse; justify-content: flex-end; }
  & dt { color: var(--ink-soft); font-size: var(--size-s); }
  & dd { font-weight: 650; font-variant-numeric: tabular-nums; }
  @media (max-width: 767px) { display: flex; flex-wrap: wrap; gap: 0 var(--s4); padding: 0; border: 0; font-size: var(--size-s); & > div { flex-direction: row-reverse; gap: 0.35em; } }
`
// The proof of it, in one line.
const reached = css`
  display: grid; grid-template-columns: auto minmax(0, 1fr); gap: var(--s2); align-items: start; padding: var(--s2) var(--s3); border-radius: var(--radius); background: var(--positive-wash); color: var(--positive); font-size: var(--size-s); font-weight: 600;
  & > svg { margin-block-start: 0.2em; stroke-width: 3; }
  & > a { color: inherit; }
`
// Faces that stand close, and below them the names.
const people = css`
  display: grid; gap: var(--s2); padding-block-start: var(--s4); border-block-start: 1px solid var(--line-soft);
  & > h2 { font: inherit; font-weight: 650; }
  & > ul { display: grid; gap: var(--s2) var(--s3); grid-template-columns: repeat(auto-fill, minmax(min(100%, 7.5rem), 1fr)); }
  & li { display: flex; align-items: center; gap: var(--s2); overflow-wrap: anywhere; }
  & [data-face] { inline-size: 2rem; block-size: 2rem; font-size: 0.875rem; }
`
interface ThisYearProps {
  target: NonNullable<CauseStory['target']>
}

/** H-003: how far the cause has come this year, where it says how far it means to. */
function ThisYear({ target: { year, pence, raised: sum, pending } }: ThisYearProps) {
  const words = t('content:cause.target', { target: formatPounds(pence), year })
  return (
    <>
      <div className={far}>
        <ShareRing value={sum} most={pence} pending={pending} />
        <p>
          <strong>{formatMoney(sum)}</strong>
          <span>{words}</span>
        </p>
      </div>
      <progress className={visuallyHidden} value={Math.min(sum, pence)} max={pence} aria-label={`${formatMoney(sum)} ${words}`} />
      {pending > 0 && <span className={unsure}>{t('content:cause.partPending', { amount: formatMoney(pending) })}</span>}
      <span>{sum < pence ? t('content:cause.toGo', { amount: formatMoney(pence - sum) }) : t('content:cause.reached')}</span>
    </>
  )
}

/** the newest of those who want to be named. */
function People({ names }: { names: readonly string[] }) {
  return (
    <section className={people} aria-labelledby="people">
      <h2 id="people">{t('content:cause.people')}</h2>
      <ul>
        {names.map((name, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two people may have one name
          <li key={place}>
            <Monogram name={name} isRound />
            {name}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Why nobody can begin to support it, and where else to go. */
function NotCollecting({ cause: { name, lifecycle, standing } }: { cause: Cause }) {
  if (lifecycle === 'open') return <p>{t(standing === 'refused' ? 'content:cause.refused' : 'content:cause.dormant')}</p>
  return (
    <>
      <p>{t(`content:cause.${lifecycle}`, { cause: name })}</p>
      <div>
        <ButtonLink to="/cause-directory" kind="secondary">
          {t('content:cause.others')}
        </ButtonLink>
      </div>
    </>
  )
}

/** What has been raised, the one thing to do, and what shows that it helps. */
export function RaiseCard({ cause, story }: ProfileShown) {
  const {
    names = [],
    active = null,
    newSupporters = 0,
    pending = 0,
    thisMonth = 0,
    target,
    payments: [latest] = [],
  } = story ?? {}
  const isClosed = cause.lifecycle === 'closed'
  const isOpen = canCollect(cause)
  const isFirst = cause.donationsTotal === 0 && !target && isOpen
  const [amount, count] = [formatMoney(cause.donationsTotal), cause.supportersCount]
  // What stands large above is not said again.
  const lately = [
    ((target && !isClosed) || isFirst) &&
      count > 0 &&
      ([
        active !== null ? t('content:cause.supportersActive', { active }) : t('content:cause.supporters', { count }),
        count,
      ] as const),
    thisMonth > 0 &&
      thisMonth !== (target?.raised ?? cause.donationsTotal) &&
      ([t('content:cause.thisMonth'), formatMoney(thisMonth)] as const),
    newSupporters > 0 && ([t('content:cause.joined'), newSupporters] as const),
  ].filter((one) => one !== false)
  return (
    <section className={cx(card, place)} aria-label={t('content:cause.raising')}>
      {isFirst ? (
        <p className={first}>{t('content:cause.first')}</p>
      ) : (
        <div className={raised}>
          {target && !isClosed ? (
            <ThisYear target={target} />
          ) : (
            <>
              <strong>{amount}</strong>
              <span>{isClosed ? t('content:cause.raisedInAll') : t('content:cause.raisedBy', { count })}</span>
            </>
          )}
          {pending > 0 && !(target && !isClosed) && <span>{t('content:cause.raisedPending')}</span>}
        </div>
      )}
      {isOpen ? (
        <>
          <div className={rail}>
            <div>
              <ButtonLink to="/support-a-good-cause/step-1" search={{ cause: cause.id }}>
                {t('content:cause.support')}
              </ButtonLink>
            </div>
          </div>
          <ShareCause />
          <p className={soft}>{t('content:cause.how')}</p>
        </>
      ) : (
        <NotCollecting cause={cause} />
      )}
      {latest && (
        <p className={reached}>
          <Icon name="tick" />
          <Link to="/causes/$causeSlug/payments/$paymentId" params={{ causeSlug: cause.uri, paymentId: latest.id }}>
            {t('content:cause.lastPaid', { amount: formatMoney(latest.pence), day: formatDay(latest.paidOn) })}
          </Link>
        </p>
      )}
      {lately.length > 0 && (
        <dl className={figures}>
          {lately.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {names.length > 0 && <People names={names} />}
    </section>
  )
}
