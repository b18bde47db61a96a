import { css, cx } from '@linaria/core'
import type { Cause } from '#contract/causes/cause.ts'
import type { CauseStory } from '#contract/causes/story.ts'
import { formatMoney, formatPounds } from '#contract/money.ts'
import { t } from '#web/i18n/i18n.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { card, soft } from '#web/ui/styles.ts'
import { collects } from './collects.ts'
import type { ProfileShown } from './profile-context.ts'
import { ShareCause } from './share-cause.tsx'

const place = css`
  display: grid; gap: var(--s4); grid-template-columns: minmax(0, 1fr);
`
const raised = css`
  display: grid; gap: var(--s1);
  & > strong { font: 600 var(--size-3xl) / 1.05 var(--display); font-variant-numeric: tabular-nums; color: var(--accent); }
`
const first = css`font: 600 var(--size-xl) / 1.25 var(--display); color: var(--accent); text-wrap: balance;`
const lines = css`
  display: grid; gap: var(--s2); color: var(--ink-soft); border-block: 1px solid var(--line-soft); padding-block: var(--s3);
`
const meter = css`
  appearance: none; display: block; inline-size: 100%; block-size: 1rem; border: 1px solid var(--line); border-radius: 99px; overflow: hidden; background: var(--surface-sunk); margin-block-start: var(--s2);
  &::-webkit-progress-bar { background: var(--surface-sunk); }
  &::-webkit-progress-value { background: var(--accent); }
  &::-moz-progress-bar { background: var(--accent); }
  @media (forced-colors: active) { appearance: auto; }
`
/** On phones the one action stands at the lower edge of the window until the page has ended: its place reaches over the whole page, and lets everything else be pressed. */
const rail = css`
  @media (max-width: 767px) { position: absolute; inset: 0; display: flex; align-items: flex-end; pointer-events: none; z-index: 2; }
  & > div { display: grid; }
  @media (max-width: 767px) {
    & > div { position: sticky; inset-block-end: 0; flex: 1; pointer-events: auto; margin-inline: calc(-1 * var(--s4)); padding: var(--s3) var(--s4) calc(var(--s3) + env(safe-area-inset-bottom)); background: var(--surface-raised); border-block-start: 1px solid var(--line-soft); }
    & a { scroll-margin-block-end: 0; }
  }
`

/** H-003: how far the cause has come this year, where it says how far it means to. */
function ThisYear({ target: { year, pence, raised: sum } }: { target: NonNullable<CauseStory['target']> }) {
  const words = t('content:cause.target', { target: formatPounds(pence), year })
  return (
    <div className={raised}>
      <strong>{formatMoney(sum)}</strong>
      <span>{words}</span>
      <progress className={meter} value={Math.min(sum, pence)} max={pence} aria-label={`${formatMoney(sum)} ${words}`} />
    </div>
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

/** What has been raised, by how many, and the one thing to do. */
export function RaiseCard({ cause, story }: ProfileShown) {
  const { newSupporters = 0, thisMonth = 0, target } = story ?? {}
  const isClosed = cause.lifecycle === 'closed'
  const isFirst = cause.donationsTotal === 0 && !target && collects(cause)
  const [amount, count] = [formatMoney(cause.donationsTotal), cause.supportersCount]
  const lately = [
    target && !isClosed && t('content:cause.inTotal', { amount }),
    (isFirst || (target && !isClosed)) && count > 0 && t('content:cause.supporters', { count }),
    thisMonth > 0 && t('content:cause.thisMonth', { amount: formatMoney(thisMonth) }),
    newSupporters > 0 && t('content:cause.joined', { count: newSupporters }),
  ].filter(Boolean)
  return (
    <section className={cx(card, place)} aria-label={t('content:cause.raising')}>
      {target && !isClosed ? (
        <ThisYear target={target} />
      ) : isFirst ? (
        <p className={first}>{t('content:cause.first')}</p>
      ) : (
        <p className={raised}>
          <strong>{amount}</strong>
          <span>{isClosed ? t('content:cause.raisedInAll') : t('content:cause.raisedBy', { count })}</span>
        </p>
      )}
      {lately.length > 0 && (
        <ul className={lines}>
          {lately.map((line) => (
            <li key={String(line)}>{line}</li>
          ))}
        </ul>
      )}
      {collects(cause) ? (
        <>
          <div className={rail}>
            <div>
              <ButtonLink to="/support-a-good-cause/step-1" search={{ cause: cause.id }}>
                {t('content:cause.support')}
              </ButtonLink>
            </div>
          </div>
          <p className={soft}>{t('content:cause.how')}</p>
          <ShareCause />
        </>
      ) : (
        <NotCollecting cause={cause} />
      )}
    </section>
  )
}
